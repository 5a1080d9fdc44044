// Never run, only compiled: the whole interface as a TypeScript program would use it, under `--strict`. A line after
// `@ts-expect-error` must not compile.
import init, { Contest, Engine, Game, initSync, randomSeed, randomSide, randomThrow, stillIn } from '../../www/pkg/oanquan.js';
import type {
  Account, Answer, Board, Debt, EngineTask, ErrorCode, GameOptions, InitOutput, OverReason, Pieces, Preview, Refusal, Rules, RulesInput, RulesName, SavedGame,
  SideLetter, Step, StopReason, Throw,
} from '../../www/pkg/oanquan.js';

/** Accepts a value of exactly one type; `any` is none. */
type Exactly<Wanted, Given> =
  (<T>() => T extends Wanted ? 1 : 2) extends (<T>() => T extends Given ? 1 : 2) ? Given : never;
declare function is<Wanted>(): <Given>(value: Exactly<Wanted, Given> & Given) => void;

export async function loading(bytes: BufferSource): Promise<void> {
  is<Promise<InitOutput>>()(init());
  await init({ module_or_path: 'oanquan_bg.wasm' });
  is<InitOutput>()(initSync({ module: bytes }));
}

export function games(input: RulesInput, options: GameOptions): void {
  new Game();
  new Game('folk');
  new Game('{"sides":3}');
  new Game({ sides: 3 });
  new Game({}, {});
  new Game(input, options);
  new Game(undefined, { first: 'D', position: 'x' });
  // @ts-expect-error another number of sides
  new Game({ sides: 5 });
  // @ts-expect-error no such field
  new Game({ side: 2 });
  // @ts-expect-error no such side
  new Game('folk', { first: 'E' });
  // @ts-expect-error not rules
  new Game(5);

  const game = Game.fromRecord('');
  is<Game>()(game);
  is<string>()(game.position);
  is<Board>()(game.board);
  is<SideLetter | null>()(game.turn);
  is<OverReason | null>()(game.over);
  is<Int32Array>()(game.scores);
  is<Account[]>()(game.accounts);
  is<Rules>()(game.rules);
  is<RulesName | null>()(game.rulesName);
  is<string[]>()(game.moves());
  is<Refusal | null>()(game.refusal(0));
  is<Step[]>()(game.play('A1l'));
  is<Preview>()(game.preview('A1l'));
  is<Step[] | null>()(game.stepsTo(1));
  is<number[][] | null>()(game.pointsTo(1));
  is<boolean>()(game.undo());
  is<boolean>()(game.redo());
  is<boolean>()(game.goTo(0));
  is<number>()(game.ply);
  is<number>()(game.lineLength);
  is<string[]>()(game.history);
  is<string>()(game.record);
  is<SavedGame>()(game.toJSON());
  is<void>()(game.setPlayer('A', 'human'));
  is<void>()(game.free());
  // @ts-expect-error read only
  game.position = '';
  // @ts-expect-error a text
  game.play(1);
  // @ts-expect-error a number
  game.goTo('1');
}

export function matches(game: Game): void {
  const contest = new Contest(2, 'A');
  is<SideLetter>()(contest.first);
  contest.first = 'B';
  is<Uint32Array>()(contest.wins);
  is<number>()(contest.draws);
  is<SideLetter | null>()(contest.finish(game));
  is<SideLetter | null>()(contest.giveUp('A', game));
  is<number>()(randomSeed());
  is<SideLetter>()(randomSide(3));
  is<Throw>()(randomThrow());
  is<Uint32Array>()(stillIn(['rock', 'paper', 'scissors']));
  contest.free();
  // @ts-expect-error no such side
  contest.first = 'E';
  // @ts-expect-error no such hand
  stillIn(['Rock']);
  // @ts-expect-error not a game
  contest.finish({});
}

export function computers(game: Game, task: EngineTask): void {
  new Engine();
  const engine = new Engine(16);
  is<void>()(engine.begin(task));
  engine.begin({ position: game.position, rules: game.rules, history: game.history, from: '', level: 6, timeMs: 500, depth: 9, nodes: 1, seed: 7 });
  engine.begin({ position: game.position, rules: 'folk', everyMove: true });
  is<boolean>()(engine.step(1000));
  is<Answer | null>()(engine.best());
  is<Answer[]>()(engine.lines());
  const [{ move, value, depth, nodes, line, exact }] = engine.lines();
  is<string>()(move);
  is<number>()(value + depth + nodes);
  is<string[]>()(line);
  is<boolean>()(exact);
  is<void>()(engine.free());
  // @ts-expect-error no position
  engine.begin({ level: 1 });
  // @ts-expect-error no such level
  engine.begin({ position: '', level: 7 });
  // @ts-expect-error a number
  engine.step('1000');
  // @ts-expect-error may be null
  engine.best().move;
}

/** Every kind of step, told apart by its name. */
export function told(step: Step): string | number {
  switch (step.step) {
    case 'pick-up':
      return step.cell + step.count;
    case 'sow':
      return step.cell + step.left;
    case 'jump':
      return step.cell;
    case 'capture':
      return step.cell + step.citizens + step.mandarins;
    case 'stop':
      return word(step.reason) + step.cell;
    case 'pay':
    case 'sweep':
      return step.side + step.count;
    case 'borrow':
      return step.side + step.from + step.count;
    case 'refill':
      return step.side;
    case 'over':
      return word(step.reason);
    default:
      return nothing(step);
  }
}

const word = (reason: StopReason | OverReason | Refusal | ErrorCode): string => reason;
const nothing = (none: never): never => none;

export function boards({ cells, stores, debts, turn, over }: Board): void {
  is<Pieces[]>()(cells);
  is<Pieces[]>()(stores);
  is<Debt[]>()(debts);
  is<SideLetter | null>()(turn);
  is<OverReason | null>()(over);
}

export function saved({ rules, start, moves, position, scores, over }: SavedGame): void {
  is<number[]>()(scores);
  is<OverReason | null>()(over);
  new Game(rules, { position: start }).play(moves[0] ?? position);
}
