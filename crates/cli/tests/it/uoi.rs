//! `oaq engine`: sessions as another program leads them.

use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

use oanquan::{Game, Move, Position, Rules};

use crate::oaq::{Done, oaq};

/// No answer takes as long, on however slow a machine.
const PATIENCE: Duration = Duration::from_mins(1);

/// A session that is still going on.
struct Session {
    child: Child,
    input: ChildStdin,
    answers: Receiver<String>,
}

impl Session {
    fn new() -> Self {
        let mut command = Command::new(env!("CARGO_BIN_EXE_oaq"));
        let mut child = command.arg("engine").stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
        let output = BufReader::new(child.stdout.take().unwrap());
        let (sender, answers) = channel();
        std::thread::spawn(move || output.lines().map_while(Result::ok).all(|line| sender.send(line).is_ok()));
        Self { input: child.stdin.take().unwrap(), child, answers }
    }

    fn say(&mut self, line: &str) {
        writeln!(self.input, "{line}").unwrap();
    }

    fn answer(&self) -> String {
        self.answers.recv_timeout(PATIENCE).unwrap()
    }

    /// The next answer that is not about thinking.
    fn answer_but_info(&self) -> String {
        loop {
            let answer = self.answer();
            if !answer.starts_with("info ") {
                return answer;
            }
        }
    }

    /// Nothing but thoughts for this long.
    fn assert_no_move_for(&self, time: Duration) {
        let end = Instant::now() + time;
        while let Some(left) = end.checked_duration_since(Instant::now()) {
            if let Ok(answer) = self.answers.recv_timeout(left) {
                assert!(answer.starts_with("info "), "{answer}");
            }
        }
    }

    fn quit(mut self) {
        self.say("quit");
        assert_eq!(self.child.wait().unwrap().code(), Some(0));
    }
}

/// A whole session, written beforehand.
fn session(lines: &str) -> Done {
    let done = oaq(&["engine"], lines);
    assert_eq!((done.code, done.errors.as_str()), (0, ""), "{lines}");
    done
}

/// The one move that was told, which must be legal in this position, as must be every line.
fn best_move(output: &str, position: &Position) -> Move {
    let mut last = None;
    for line in output.lines().filter(|line| line.starts_with("info ")) {
        let words: Vec<_> = line.split(' ').collect();
        let ["info", "depth", depth, "score", score, "nodes", nodes, "time", time, "pv", ref pv @ ..] = words[..]
        else {
            panic!("{line}")
        };
        assert!(depth.parse::<u32>().is_ok() && score.parse::<i32>().is_ok(), "{line}");
        assert!(nodes.parse::<u64>().is_ok() && time.parse::<u64>().is_ok(), "{line}");
        play(Game::from_position(*position), pv);
        last = pv.first().copied();
    }
    let moves: Vec<_> = output.lines().filter_map(|line| line.strip_prefix("bestmove ")).collect();
    assert_eq!(moves.len(), 1, "{output}");
    assert_eq!(last, Some(moves[0]), "{output}");
    let played = moves[0].parse().unwrap();
    assert!(position.moves().any(|legal| legal == played), "{output}");
    played
}

fn after(rules: &Rules, moves: &[&str]) -> Position {
    play(Game::new(rules), moves)
}

fn play(mut game: Game, moves: &[&str]) -> Position {
    for played in moves {
        game.play(played.parse().unwrap()).unwrap();
    }
    *game.position()
}

#[test]
fn introduces_itself() {
    let done = session("uoi\nisready\n");
    let lines: Vec<_> = done.output.lines().collect();
    assert_eq!(lines[0], format!("id name oaq {}", env!("CARGO_PKG_VERSION")));
    assert!(lines[1].starts_with("id author "));
    assert_eq!(lines[2], "option name rules type string default standard");
    assert_eq!(lines[3..], ["uoiok", "readyok"]);
}

#[test]
fn every_limit_ends() {
    let position = after(&Rules::STANDARD, &["A2r", "B1r"]);
    for limit in ["movetime 30", "movetime 0", "depth 3", "nodes 1", "nodes 5000", "depth 60 movetime 20"] {
        let done = session(&format!("position start moves A2r B1r\ngo {limit}\n"));
        best_move(&done.output, &position);
        assert!(done.output.lines().all(|line| line.starts_with("info ") || line.starts_with("bestmove ")));
    }
}

#[test]
fn any_position_and_rules() {
    let done = session("go depth 2");
    best_move(&done.output, &Position::start(&Rules::STANDARD));
    let text = "1,1,1,12,1,3/0,0,4,6,1,7Q B 4,9+1Q -";
    let done = session(&format!("setoption name rules value sow-on\r\nposition {text}\r\ngo depth 2\r\n"));
    best_move(&done.output, &Position::read(text, &Rules::SOW_ON).unwrap());
    // Rules set the board up anew.
    let done = session("position start moves A2r\nsetoption name rules value {\"sides\": 4}\ngo depth 1\n");
    best_move(&done.output, &Position::start(&"{\"sides\":4}".parse().unwrap()));
}

#[test]
fn a_bad_line_changes_nothing() {
    for (line, says) in [
        ("hello", "“hello” is not understood"),
        ("go", "how long?"),
        ("go depth x", "not by “x”"),
        ("setoption name rules value chess", "these rules can't be read: expected standard"),
        ("setoption name rules value", "these rules can't be read"),
        ("setoption name hash value 1", "there is no option"),
        ("position", "this position can't be read: expected a number at byte 0"),
        ("position 5,5", "this position can't be read: expected `,` at byte 3"),
        ("position start moves A2r B1x", "move 2, “B1x”, can't be read"),
        ("position start moves A2r A1r", "move 2, A1r, can't be played: the square is not the mover's"),
        ("\u{1b}[2J", "“\\u{1b}[2J” is not understood"),
    ] {
        let done = session(&format!("position start moves A2r\n{line}\ngo depth 1\n"));
        let first = done.output.lines().next().unwrap();
        assert!(first.starts_with("error ") && first.contains(says), "{line}: {first}");
        assert!(!done.output.contains('\x1b'), "{line}");
        best_move(&done.output, &after(&Rules::STANDARD, &["A2r"]));
    }
    assert_eq!(session("\n \t\r\nstop\n\n").output, "", "nothing is asked, nothing answered");
}

#[test]
fn long_lines() {
    let mut game = Game::new(&"{\"sides\":4}".parse().unwrap());
    let mut moves = String::new();
    while moves.len() < 100_000 {
        let all: Vec<_> = game.position().moves().collect();
        let Some(played) = all.get(game.ply() * 7 % all.len().max(1)) else { break };
        moves = format!("{moves} {played}");
        game.play(*played).unwrap();
        if game.position().over().is_some() {
            game.undo();
            break;
        }
    }
    let moves: Vec<_> = game.history().iter().map(Move::to_string).collect();
    let long = format!("position start moves {}", moves.join(" "));
    let done = session(&format!("setoption name rules value {{\"sides\":4}}\n{long}\ngo depth 1\n"));
    best_move(&done.output, game.position());
    for (length, error) in [(65536, "error “xxx"), (65537, "error this line is longer than 65536 bytes")] {
        let done = session(&format!("{}\nisready\n", "x".repeat(length)));
        assert!(done.output.starts_with(error) && done.output.ends_with("\nreadyok\n"), "{length}: {}", done.output);
        assert!(done.output.len() < 300, "{}", done.output.len());
    }
    // A game does not become another one because its end was cut off.
    let endless = format!("position start moves A2r{}\ngo depth 1\n", " B1r A1r".repeat(10_000));
    best_move(&session(&endless).output, &Position::start(&Rules::STANDARD));
}

#[test]
fn a_finished_game_has_no_move() {
    let over = "position 0,0,0,0,0,0/0,0,0,0,0,0 - 35+1Q,15+1Q -";
    for limit in ["depth 3", "movetime 5", "infinite"] {
        assert_eq!(session(&format!("{over}\ngo {limit}\nstop\nisready\n")).output, "bestmove none\nreadyok\n");
    }
}

#[test]
fn infinite_ends_by_stop_only() {
    let mut session = Session::new();
    // Few moves are left, so that the search may well be done by itself.
    session.say("position 0,0,1,0,0,5Q/1,0,0,0,0,0 A 40,3+1Q -");
    session.say("go infinite");
    session.assert_no_move_for(Duration::from_millis(200));
    session.say("isready");
    assert_eq!(session.answer_but_info(), "readyok");
    session.say("go depth 1");
    assert_eq!(session.answer_but_info(), "error still thinking: send stop first");
    session.say("position start");
    assert_eq!(session.answer_but_info(), "error still thinking: send stop first");
    session.say("setoption name rules value folk");
    assert_eq!(session.answer_but_info(), "error still thinking: send stop first");
    session.say("stop");
    assert!(session.answer_but_info().starts_with("bestmove A3"));
    session.say("stop");
    session.say("isready");
    assert_eq!(session.answer(), "readyok");
    session.quit();
}

#[test]
fn hears_while_it_thinks() {
    let mut session = Session::new();
    for round in 0..20 {
        session.say("position start");
        session.say(if round % 2 == 0 { "go infinite" } else { "go movetime 3600000 depth 1000000" });
        session.say("isready");
        // With limits the search may be done before it is asked.
        let answers = [session.answer_but_info(), {
            session.say("stop");
            session.answer_but_info()
        }];
        assert!(answers.iter().any(|answer| answer == "readyok"), "{answers:?}");
        assert!(answers.iter().any(|answer| answer.starts_with("bestmove A")), "{answers:?}");
    }
    session.quit();
}

#[test]
fn quit_and_the_end_of_input() {
    let start = Position::start(&Rules::STANDARD);
    for end in ["quit\nisready\n", ""] {
        // Either tells the best move so far, and ends.
        best_move(&session(&format!("go infinite\n{end}")).output, &start);
        assert_eq!(session(end).output, "");
    }
    // A script need not wait for what takes a known time.
    let began = Instant::now();
    best_move(&session("go movetime 300\n").output, &start);
    best_move(&session("go movetime 3600000\nquit").output, &start);
    assert!(began.elapsed() < PATIENCE);
}
