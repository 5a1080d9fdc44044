//! The points of all sides at once.

use oanquan::{MAX_SIDES, Position, Side, Sides};

/// By side, A first; 0 for a side that does not play.
pub(crate) type Points = [i32; MAX_SIDES];

/// What each side has now.
pub(crate) fn points(position: &Position) -> Points {
    each(position, |side| position.score(side))
}

/// What each side would have if the game ended now.
pub(crate) fn swept(position: &Position) -> Points {
    each(position, |side| {
        let row = position.cells().filter(|cell| cell.side() == side && !cell.is_mandarin());
        position.score(side) + row.map(|cell| i32::from(position.citizens(cell))).sum::<i32>()
    })
}

fn each(position: &Position, of: impl Fn(Side) -> i32) -> Points {
    let mut points = Points::default();
    for side in position.rules().sides.iter() {
        points[side.index()] = of(side);
    }
    points
}

/// All points there are, on the ring and in the stores.
pub(crate) fn all(position: &Position) -> i32 {
    let worth = i32::from(position.rules().mandarin_value.points());
    let ring = position
        .cells()
        .map(|cell| i32::from(position.citizens(cell)) + if position.has_stone(cell) { worth } else { 0 });
    position.scores().sum::<i32>() + ring.sum::<i32>()
}

/// The side's points less the best of the others'.
pub(crate) fn margin(points: &Points, sides: Sides, side: Side) -> i32 {
    let others = sides.iter().filter(|other| *other != side);
    points[side.index()] - others.map(|other| points[other.index()]).max().unwrap_or(0)
}

/// Whether a side likes these points better than the others: it wants to be ahead of the best of the others, then to have much,
/// then that the sides after it have little. Points that it likes equally well are the same.
pub(crate) fn prefers(sides: Sides, side: Side, these: &Points, others: &Points) -> bool {
    let own = |points: &Points| (margin(points, sides, side), points[side.index()]);
    let rest = |points: Points| sides.after(side).map(move |after| -points[after.index()]);
    own(these).cmp(&own(others)).then_with(|| rest(*these).cmp(rest(*others))).is_gt()
}
