// Three and four sides: whole games by mouse, finger and keys, people and computers mixed; names, debts, hints, the board that turns.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aim, chance, core, openBoard, openHouse, sensibleMove, state, waitForStatus } from './board.js';

const house = openHouse();

/** @typedef {import('./board.js').OpenPage} OpenPage */

/**
 * @param {string} query
 * @param {Parameters<typeof openBoard>[2]} [view]
 */
const open = (query, view) => openBoard(house.browser, house.url + query, view);

/**
 * Plays for the people until the game is over. After every turn the page must stand where its record leads.
 * @param {OpenPage} page on which a game has begun
 * @param {(move: string, position: string) => Promise<void>} hand plays one move
 * @param {string} people the letters of their sides
 * @param {(game: import('../../www/pkg/oanquan.js').Game) => string} [choose]
 */
async function playPeople(page, hand, people, choose = sensibleMove) {
  const moves = { people: 0, computers: 0 };
  for (let turns = 0; turns < 1000; turns += 1) {
    await waitForStatus(page, 'playing', 'over');
    const now = await state(page);
    const game = core.Game.fromRecord(now.record);
    assert.equal(now.position, game.position);
    assert.deepEqual(now.scores, [...game.scores]);
    if (now.status === 'over') {
      moves.computers = game.ply - moves.people;
      return { game, moves };
    }
    assert.ok(people.includes(now.turn), `${now.turn} is a person's`);
    const move = choose(game);
    await hand(move, now.position);
    moves.people += 1;
    // A finger's tap becomes a click a little later.
    await page.waitFor((before) => /** @type {any} */ (document.querySelector('o-an-quan')).position !== before, now.position);
  }
  throw new Error('the game does not end');
}

/** @param {ReturnType<typeof chance>} draw @returns {(game: import('../../www/pkg/oanquan.js').Game) => string} */
const any = (draw) => (game) => {
  const moves = game.moves();
  return moves[draw(moves.length)];
};

/** @param {OpenPage} page */
const byMouse = (page) => async (/** @type {string} */ move) => {
  const { cell, direction } = aim(move);
  await page.click(page.part('pit', { cell }));
  await page.click(page.part('arrow', { direction }));
};

/** @param {OpenPage} page */
const byFinger = (page) => async (/** @type {string} */ move) => {
  const { cell, direction } = aim(move);
  await page.tap(page.part('pit', { cell }));
  await page.tap(page.part('arrow', { direction }));
};

/**
 * By keys, the arrow key being one that leads along the ring as seen on the screen.
 * @param {OpenPage} page
 */
const byKeys = (page) => async (/** @type {string} */ move) => {
  const { cell, direction } = aim(move);
  await page.key(move[1]);
  assert.equal((await page.focused())?.attributes['data-cell'], String(cell), 'the square has the focus');
  const [here, next] = await page.evaluate((cells) => {
    const root = document.querySelector('o-an-quan')?.shadowRoot;
    return cells.map((each) => {
      const { x, y, width, height } = /** @type {Element} */ (root?.querySelector(`[data-cell="${each}"]`)).getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    });
    // Its neighbour in the row, on the side of the arrow or on the other.
  }, move[1] === (direction === 'r' ? '5' : '1') ? [cell + (direction === 'r' ? -1 : 1), cell] : [cell, cell + (direction === 'r' ? 1 : -1)]);
  const [dx, dy] = [next.x - here.x, next.y - here.y];
  await page.key(Math.abs(dx) > Math.abs(dy) ? (dx > 0 ? 'ArrowRight' : 'ArrowLeft') : dy > 0 ? 'ArrowDown' : 'ArrowUp');
  assert.equal((await page.focused())?.attributes['data-direction'], direction, `${move}: an arrow key goes as seen`);
  await page.key('Enter');
};

/**
 * The score says what the core says, the best first; then the side with the fewest points begins, on a tie the one nearest after
 * who began.
 * @param {OpenPage} page
 * @param {import('../../www/pkg/oanquan.js').Game} game
 */
async function checkScore(page, game) {
  await page.waitFor('.places');
  const rows = await page.evaluate(() => {
    const root = document.querySelector('o-an-quan')?.shadowRoot;
    const table = [...(root?.querySelectorAll('.places tbody tr') ?? [])];
    return table.map((row) => [...row.children].map((cell) => cell.textContent ?? '').filter((_, i, all) => i === 0 || i === all.length - 1));
  });
  assert.deepEqual(rows.map(([, total]) => Number(total.replace('−', '-'))), [...game.scores].sort((a, b) => b - a));
  const text = await page.evaluate(() => document.querySelector('o-an-quan')?.shadowRoot?.querySelector('[part=dialog]')?.textContent ?? '');
  for (const { debtor, lender, count } of game.board.debts) {
    const number = (/** @type {string} */ side) => 'ABCD'.indexOf(side) + 1;
    assert.match(text, new RegExp(`${number(debtor)} owes [^.]*${number(lender)}: ${count}\\.`), 'who owes whom is told');
  }
  const first = 'ABCD'.indexOf(game.history[0][0]);
  const lowest = Math.min(...game.scores);
  const after = [...game.scores.keys()].map((away) => (first + 1 + away) % game.scores.length);
  const expected = 'ABCD'[after.find((side) => game.scores[side] === lowest) ?? 0];
  await page.click(page.part('close'));
  await waitForStatus(page, 'ready');
  assert.equal((await state(page)).turn, expected, 'the fewest points begin');
  assert.deepEqual(page.messages(), []);
}

test('a game of four on a tablet: two strangers by finger, two computers, with the stones moving', async () => {
  const page = await open('?sides=4&players=human,1,human,2&speed=fast&lang=en&names=Lan,,Minh', { width: 768, height: 1024, touch: true });
  await page.tap(page.part('ready'));
  const hand = byFinger(page);
  let turns = 0;
  const { game, moves } = await playPeople(page, async (move) => {
    await hand(move);
    turns += 1;
    // By then they have seen enough.
    if (turns === 8) await page.evaluate(() => document.querySelector('o-an-quan')?.setAttribute('speed', 'instant'));
    // A tap skips, after a moment in which it may be the end of a double tap.
    await new Promise((resolve) => setTimeout(resolve, 320));
    if ((await state(page)).status === 'sowing') await page.tap('.pits');
  }, 'AC');
  assert.ok(moves.people > 4 && moves.computers > 4);
  const { record } = await state(page);
  assert.match(record, /\[A "Lan"\]\n\[B "level 1"\]\n\[C "Minh"\]\n\[D "level 2"\]/);
  const [dialog] = await page.readAll(page.part('dialog'));
  assert.match(dialog.text, /Lan/);
  assert.match(dialog.text, /Minh/);
  assert.equal(game.scores.length, 4);
  await page.close();
});

test('a game of three by mouse, all people, and the next one', async () => {
  const page = await open('?sides=3&players=human&speed=instant&lang=en');
  assert.equal((await page.readAll(page.part('pit'))).length, 18);
  await page.click(page.part('ready'));
  const draw = chance(4);
  const { game } = await playPeople(page, byMouse(page), 'ABC', any(draw));
  await checkScore(page, game);
  await page.click(page.part('ready'));
  await waitForStatus(page, 'playing');
  await page.close();
});

test('games of three and four by keys only, a computer among them', async () => {
  for (const [sides, players, people] of [[3, 'human,human,1', 'AB'], [4, 'human,human,human,1', 'ABC']]) {
    const page = await open(`?sides=${sides}&players=${players}&speed=instant&lang=en`);
    for (let tabs = 0; tabs < 60; tabs += 1) {
      await page.key('Tab');
      if ((await page.focused())?.attributes.part === 'ready') break;
    }
    await page.key('Enter');
    const { game } = await playPeople(page, byKeys(page), String(people));
    assert.ok(await page.focused(), 'the focus is not lost');
    assert.equal(game.scores.length, sides);
    await page.key('Escape');
    await waitForStatus(page, 'ready');
    assert.deepEqual(page.messages(), []);
    await page.close();
  }
});

test('random games of three and four sides stand where the core stands, and end with places, debts and the next first', async () => {
  for (const sides of [3, 4]) {
    const page = await open(`?sides=${sides}&players=human&speed=instant&lang=en&rules=folk`);
    for (let seed = 1; seed <= 4; seed += 1) {
      const draw = chance(seed * 10 + sides);
      await page.click(page.part('ready'));
      const { game } = await playPeople(page, async (move) => {
        await page.evaluate((played) => /** @type {any} */ (document.querySelector('o-an-quan')).play(played), move);
      }, 'ABCD', any(draw));
      await checkScore(page, game);
    }
    await page.close();
  }
});

test('a board that turns has whoever plays at the bottom, only people, and not while stones move', async () => {
  const page = await open('?sides=4&players=human,1,human,human&speed=instant&lang=en&orientation=turn');
  const bottom = () => page.evaluate(() => {
    const root = document.querySelector('o-an-quan')?.shadowRoot;
    const low = (/** @type {number} */ side) => /** @type {Element} */ (root?.querySelector(`[data-cell="${6 * side + 2}"]`)).getBoundingClientRect().bottom;
    return 'ABCD'[[0, 1, 2, 3].sort((one, other) => low(other) - low(one))[0]];
  });
  await page.click(page.part('ready'));
  for (let turns = 0; turns < 9; turns += 1) {
    await waitForStatus(page, 'playing', 'over');
    const now = await state(page);
    if (now.status === 'over') break;
    assert.equal(await bottom(), now.turn);
    await byMouse(page)(sensibleMove(core.Game.fromRecord(now.record)));
  }
  await page.evaluate(() => document.querySelector('o-an-quan')?.setAttribute('speed', 'slow'));
  await waitForStatus(page, 'playing');
  const { turn, record } = await state(page);
  await byMouse(page)(sensibleMove(core.Game.fromRecord(record)));
  assert.equal((await state(page)).status, 'sowing');
  await page.resize({ width: 700, height: 800 });
  assert.equal(await bottom(), turn, 'also when the screen is turned meanwhile');
  await page.close();
});

test('around the table names face their seats, and one that is flipped has them upright again', async () => {
  for (const sides of [2, 3, 4]) {
    const page = await open(`?sides=${sides}&players=human&speed=instant&lang=en&orientation=around`);
    const turns = () => page.evaluate(() => {
      const seats = [...(document.querySelector('o-an-quan')?.shadowRoot?.querySelectorAll('.seat') ?? [])];
      return seats.map((seat) => Math.round((Math.atan2(...(/** @type {[number, number]} */ (((m) => [m.b, m.a])(new DOMMatrix(`rotate(${getComputedStyle(seat).rotate})`))))) * 180) / Math.PI));
    });
    const expected = { 2: [0, 180], 3: [0, -120, 120], 4: [0, -90, 180, 90] }[sides] ?? [];
    assert.deepEqual((await turns()).map((turn) => ((turn % 360) + 360) % 360), expected.map((turn) => (turn + 360) % 360));
    await page.evaluate(() => /** @type {any} */ (document.querySelector('o-an-quan')).flip());
    assert.deepEqual(await turns(), expected.map(() => 0));
    await page.close();
  }
});

test('a refill that borrows from several lenders is told, and the debts are shown until the end', async () => {
  // After C's move D has nothing in its squares and one citizen to pay with; A lends two, B the rest.
  const game = new core.Game({ sides: 4 }, { position: '5,5,5,5,5,0Q/5,5,5,5,5,0Q/0,0,0,0,1,0Q/0,0,0,0,0,3Q C 2,43,0,1 -' });
  const played = 'C5r';
  const steps = game.preview(played).steps.filter(({ step }) => step === 'borrow');
  assert.equal(steps.length, 2, 'D borrows from A and from B');
  const page = await open(`?sides=4&players=human&speed=instant&lang=en&names=An,Binh,Chi,Dung&position=${encodeURIComponent(game.position)}`);
  await page.click(page.part('ready'));
  await byMouse(page)(played);
  const { said, status } = await state(page);
  assert.equal(status, 'playing');
  assert.match(said, /Dung paid 1 captured citizen/);
  assert.match(said, /Dung borrowed 2 from An/);
  assert.match(said, /Dung borrowed 2 from Binh/);
  const seats = await page.readAll('.seat');
  assert.match(seats[3].text, /Owes 4 – An: 2, Binh: 2/);
  await page.close();
});

test('a hint among four says what each can expect, as the engine does', async () => {
  const page = await open('?sides=4&players=human,3,3,3&speed=instant&lang=en');
  await page.click(page.part('ready'));
  await waitForStatus(page, 'playing');
  await page.click('.hint');
  await page.waitFor(() => /Expected/.test(document.querySelector('o-an-quan')?.shadowRoot?.querySelector('[part=status]')?.textContent ?? ''));
  const { said } = await state(page);
  const scores = [...(/Expected: (.*)\./.exec(said)?.[1] ?? '').matchAll(/: (\d+)/g)].map(([, score]) => Number(score));
  assert.equal(scores.length, 4, said);
  const all = scores.reduce((sum, score) => sum + score, 0);
  assert.ok(all > 130 && all <= 140, `${all} of 140 points`);
  await page.close();
});

test('the settings set up four seats with names, and keep them', async () => {
  const page = await open('?players=human,2&speed=instant&lang=en');
  await page.click('.settings');
  await page.waitFor('dialog form');
  const seats = () => page.evaluate(() => [...(document.querySelector('o-an-quan')?.shadowRoot?.querySelectorAll('.row.player') ?? [])].filter((row) => /** @type {HTMLElement} */ (row).checkVisibility()).length);
  assert.equal(await seats(), 2);
  await page.evaluate(() => {
    const root = document.querySelector('o-an-quan')?.shadowRoot;
    const set = (/** @type {string} */ name, /** @type {string} */ value) => {
      const field = /** @type {HTMLSelectElement} */ (root?.querySelector(`dialog [name="${name}"]`));
      field.value = value;
      field.dispatchEvent(new Event('change', { bubbles: true }));
    };
    set('sides', '4');
    set('player-2', 'human');
    set('name-0', '  Bà   ngoại, 1 ');
    set('name-3', '<b>Tí</b>\u202e');
    set('orientation', 'turn');
  });
  assert.equal(await seats(), 4);
  await page.click('dialog button[type=submit]');
  await page.waitFor(() => /** @type {any} */ (document.querySelector('o-an-quan')).scores.length === 4);
  const names = await page.evaluate(() => [...(document.querySelector('o-an-quan')?.shadowRoot?.querySelectorAll('.seat .name') ?? [])].map((name) => name.textContent));
  assert.deepEqual(names, ['Bà ngoại 1', 'Trò nhỏ 2', 'Player 3', '<b>Tí</b>']);
  const attributes = await page.evaluate(() => ['players', 'names', 'orientation', 'sides'].map((name) => document.querySelector('o-an-quan')?.getAttribute(name)));
  assert.deepEqual(attributes, ['human,2,human,2', 'Bà ngoại 1,,,<b>Tí</b>', 'turn', null]);
  assert.match((await state(page)).record, /\[A "Bà ngoại 1"\]\n\[B "level 2"\]\n\[C "human"\]\n\[D "<b>Tí<\/b> \(level 2\)"\]/);
  await page.click('.settings');
  await page.waitFor('dialog form');
  const kept = await page.evaluate(() => [...(document.querySelector('o-an-quan')?.shadowRoot?.querySelectorAll('dialog input') ?? [])].map((input) => /** @type {HTMLInputElement} */ (input).value));
  assert.deepEqual(kept, ['Bà ngoại 1', '', '', '<b>Tí</b>']);
  await page.key('Escape');
  await page.close();
});

test('names can be changed in the middle of a game, which goes on; hostile ones do no harm', async () => {
  const page = await open('?players=human,1&speed=instant&lang=vi');
  await page.click(page.part('ready'));
  await byMouse(page)('A2r');
  await waitForStatus(page, 'playing');
  const { position } = await state(page);
  const name = async (/** @type {string} */ names) => {
    await page.evaluate((value) => document.querySelector('o-an-quan')?.setAttribute('names', value), names);
    return page.evaluate(() => [...(document.querySelector('o-an-quan')?.shadowRoot?.querySelectorAll('.seat .name') ?? [])].map((each) => each.textContent));
  };
  assert.deepEqual(await name('Lan'), ['Lan', 'Nghé con']);
  assert.match((await state(page)).said, /Lan/, 'who has a name is not called you');
  assert.deepEqual(await name(`${'x'.repeat(5000)},"\\\u0000\n]`), ['x'.repeat(20), '"\\ ]']);
  assert.equal(core.Game.fromRecord((await state(page)).record).position, position, 'the record can still be read');
  assert.deepEqual(await name('\ud800,e\u0301'), ['Bạn', 'é']);
  assert.deepEqual(await name(''), ['Bạn', 'Nghé con']);
  assert.equal((await state(page)).position, position);
  assert.deepEqual(page.messages(), []);
  await page.close();
});

test('oẳn tù tì among four goes on in rounds until one is left, who begins', async () => {
  const page = await open('?sides=4&players=human,human,human,1&first=rps&speed=instant&lang=en');
  await page.click(page.part('ready'));
  await page.waitFor('dialog .hands');
  let rounds = 0;
  let begins = '';
  while (!begins && rounds < 100) {
    rounds += 1;
    // Rock for the first, then paper: among several people there are always two hands at least.
    for (let throws = 0; throws < 4; throws += 1) {
      const asked = await page.evaluate(() => document.querySelector('o-an-quan')?.shadowRoot?.querySelector('dialog [data-hand]') !== null);
      if (!asked) break;
      await page.click(`dialog [data-hand=${throws === 0 ? 'paper' : 'rock'}]`);
    }
    const text = await page.evaluate(() => document.querySelector('o-an-quan')?.shadowRoot?.querySelector('dialog .hands')?.textContent ?? '');
    begins = /Begins: (.*?)!/.exec(text)?.[1] ?? '';
    await page.click('dialog .hands .main');
  }
  await waitForStatus(page, 'playing', 'thinking', 'sowing');
  const { record } = await state(page);
  const first = /\[First "(.)"\]/.exec(record)?.[1];
  const names = /** @type {Record<string, string>} */ ({ A: 'Player 1', B: 'Player 2', C: 'Player 3', D: 'Nghé con' });
  assert.equal(names[first ?? ''], begins);
  await page.close();
});

test('the rules page tells of three and four players, and which rules are the house’s own', async () => {
  for (const [lang, says] of [['en', /Three and four players[\s\S]*this house's own/], ['vi', /Ba người, bốn người[\s\S]*luật của bàn này/]]) {
    const page = await open(`?sides=4&lang=${lang}`);
    await page.key('?');
    await page.waitFor('dialog.rules');
    const text = await page.evaluate(() => document.querySelector('o-an-quan')?.shadowRoot?.querySelector('dialog.rules')?.textContent ?? '');
    assert.match(text, /** @type {RegExp} */ (says));
    await page.close();
  }
});

test('a board that becomes another one while an arrow has the focus', async () => {
  const page = await open('?players=human&speed=instant&lang=en');
  await page.click(page.part('ready'));
  await page.key('3');
  await page.key('ArrowRight');
  assert.equal((await page.focused())?.attributes.part, 'arrow');
  await page.evaluate(() => document.querySelector('o-an-quan')?.setAttribute('sides', '3'));
  await waitForStatus(page, 'ready');
  assert.equal((await page.focused())?.attributes.part, 'ready', 'the focus goes to Ready');
  assert.deepEqual(page.messages(), []);
  await page.close();
});

test('settings that are done after the board has become another one change nothing of its players, and fail nothing', async () => {
  const page = await open('?sides=4&players=human&speed=instant&lang=en');
  await page.click('.settings');
  await page.waitFor('dialog form');
  await page.evaluate(() => {
    const board = document.querySelector('o-an-quan');
    // The panel goes with its board; whoever still holds its form must meet nothing that is gone.
    const form = /** @type {HTMLFormElement} */ (board?.shadowRoot?.querySelector('dialog form'));
    board?.setAttribute('players', '1');
    form.requestSubmit();
  });
  await waitForStatus(page, 'ready');
  assert.equal(await page.evaluate(() => document.querySelector('o-an-quan')?.getAttribute('players')), '1');
  assert.deepEqual(page.messages(), []);
  await page.close();
});
