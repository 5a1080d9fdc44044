//! Matches of several games, and who begins.

use oanquan::{Contest, Game, Position, Rules, Side, Sides, Throw, still_in};

/// A position at the end of a game with these citizens in the stores; the rest lies in a mandarin cell.
fn ended(citizens: &[u32]) -> Position {
    let sides = u32::try_from(citizens.len()).unwrap();
    let rules = format!(r#"{{"sides":{sides},"citizensPerSquare":10}}"#).parse().unwrap();
    let left = 50 * sides - citizens.iter().sum::<u32>();
    let row = "0,0,0,0,0,0";
    let mut ring = vec![format!("0,0,0,0,0,{left}")];
    ring.resize(citizens.len(), row.to_owned());
    // Every side holds one stone, so that citizens decide.
    let stores: Vec<_> = citizens.iter().map(|count| format!("{count}+1Q")).collect();
    Position::read(&format!("{} - {} -", ring.join("/"), stores.join(",")), &rules).unwrap()
}

fn sides(count: usize) -> Sides {
    u32::try_from(count).unwrap().try_into().unwrap()
}

#[test]
fn the_lowest_begins_the_next_game() {
    use Side as S;
    // Who began, the scores, who has won, who begins next.
    for (first, citizens, winner, next) in [
        (S::A, [40, 30].as_slice(), Some(S::A), S::B),
        (S::A, &[30, 40], Some(S::B), S::A),
        (S::B, &[40, 30], Some(S::A), S::B),
        // After a draw of two, the other side.
        (S::A, &[40, 40], None, S::B),
        (S::B, &[40, 40], None, S::A),
        // Three and four: the lowest; of several lowest, the nearest after the side that began.
        (S::A, &[10, 20, 30], Some(S::C), S::A),
        (S::A, &[10, 10, 30], Some(S::C), S::B),
        (S::B, &[10, 10, 30], Some(S::C), S::A),
        (S::C, &[30, 30, 10], None, S::C),
        (S::C, &[20, 20, 20], None, S::A),
        (S::B, &[20, 5, 20, 5], None, S::D),
        (S::D, &[20, 5, 20, 5], None, S::B),
        (S::D, &[1, 2, 3, 4], Some(S::D), S::A),
    ] {
        let mut contest = Contest::new(sides(citizens.len()), first);
        assert_eq!(contest.first(), first);
        assert_eq!(contest.finish(&ended(citizens)), winner, "{citizens:?}");
        assert_eq!(contest.first(), next, "{citizens:?} begun by {first}");
        assert_eq!(contest.draws(), u32::from(winner.is_none()));
        for side in sides(citizens.len()).iter() {
            assert_eq!(contest.wins(side), u32::from(winner == Some(side)));
        }
    }
}

#[test]
fn giving_up_loses_whatever_the_score() {
    let mut contest = Contest::new(Sides::Two, Side::B);
    // A is far ahead, and gives up.
    assert_eq!(contest.give_up(Side::A, &ended(&[60, 1])), Some(Side::B));
    assert_eq!((contest.first(), contest.wins(Side::A), contest.wins(Side::B)), (Side::A, 0, 1));

    // With three, the best of those who stay has won, or none when they are equal.
    let mut contest = Contest::new(Sides::Three, Side::A);
    assert_eq!(contest.give_up(Side::C, &ended(&[10, 20, 90])), Some(Side::B));
    assert_eq!(contest.first(), Side::C);
    assert_eq!(contest.give_up(Side::A, &ended(&[90, 20, 20])), None);
    assert_eq!((contest.first(), contest.draws()), (Side::A, 1));

    // Before the first move, too.
    let start = Position::start(&Rules::STANDARD);
    assert_eq!(Contest::new(Sides::Two, Side::A).give_up(Side::B, &start), Some(Side::A));
}

#[test]
fn who_begins_can_be_agreed_on() {
    let mut contest = Contest::new(Sides::Three, Side::A);
    contest.set_first(Side::C);
    assert_eq!(contest.first(), Side::C);
    // Nobody sits there.
    contest.set_first(Side::D);
    assert_eq!(contest.first(), Side::C);
    let start = Position::start_with(&"{\"sides\":3}".parse().unwrap(), contest.first()).unwrap();
    assert_eq!(Game::from_position(start).position().turn(), Some(Side::C));
    assert_eq!(Position::start_with(&Rules::STANDARD, Side::C), None);
}

#[test]
fn standings_add_up_over_games() {
    let mut contest = Contest::new(Sides::Two, Side::A);
    for citizens in [[40, 30], [30, 40], [40, 40], [50, 20]] {
        contest.finish(&ended(&citizens));
    }
    assert_eq!((contest.wins(Side::A), contest.wins(Side::B), contest.draws()), (2, 1, 1));
}

#[test]
fn two_hands_shown_decide() {
    use Throw::{Paper, Rock, Scissors};
    for (throws, left) in [
        ([].as_slice(), [].as_slice()),
        (&[Rock], &[0]),
        (&[Rock, Paper], &[1]),
        (&[Scissors, Paper], &[0]),
        (&[Scissors, Rock], &[1]),
        (&[Paper, Paper], &[0, 1]),
        (&[Rock, Paper, Scissors], &[0, 1, 2]),
        (&[Rock, Paper, Paper], &[1, 2]),
        (&[Rock, Rock, Scissors, Rock], &[0, 1, 3]),
        (&[Rock, Paper, Scissors, Rock], &[0, 1, 2, 3]),
    ] {
        assert_eq!(still_in(throws).collect::<Vec<_>>(), left, "{throws:?}");
    }
    for hand in Throw::ALL {
        assert_eq!(Throw::ALL.iter().filter(|other| hand.beats(**other)).count(), 1);
        assert!(!hand.beats(hand));
    }
}
