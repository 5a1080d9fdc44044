//! `oaq show`: the board as text.

use crate::oaq::oaq;

fn show(arguments: &[&str]) -> String {
    let done = oaq(&[&["show"], arguments].concat(), "");
    assert_eq!((done.code, done.errors.as_str()), (0, ""), "{arguments:?}");
    done.output
}

const LATER: &str = "              B5    B4    B3    B2    B1
            [ 1  ][ 1  ][ 1  ][ 1  ][ 1  ]
     [ 3  ]                                [ 0  ]
            [ 1  ][ 0  ][ 2  ][ 0  ][ 2  ]
              A1    A2    A3    A4    A5

Stores:  A 37+1Q  B 0+1Q
Debts:   B owes A 2
Turn:    B
";

#[test]
fn two_sides() {
    assert_eq!(show(&["1,0,2,0,2,0/1,1,1,1,1,3 B 37+1Q,0+1Q B>A:2"]), LATER);
    // Without quotes, a shell hands it over in pieces.
    assert_eq!(show(&["1,0,2,0,2,0/1,1,1,1,1,3", "B", "37+1Q,0+1Q", "B>A:2"]), LATER);
}

#[test]
fn over() {
    let drawing = show(&["0,0,0,0,0,0/0,0,0,0,0,0 - 35+1Q,15+1Q -"]);
    assert!(drawing.ends_with("Debts:   none\nTurn:    nobody's; the game is over (mandarins-gone)\n"), "{drawing}");
}

#[test]
fn three_sides() {
    let position = "1,2,3,4,5,0Q/6,7,8,0,0,12Q/0,3,3,3,3,3 C 5+1Q,4,3 A>C:1,B>A:4";
    assert_eq!(
        show(&[position, "--rules", "{\"sides\":3}"]),
        "                        [12Q ]
                 C1 [ 0  ]  [ 0  ] B5
              C2 [ 3  ]        [ 0  ] B4
           C3 [ 3  ]              [ 8  ] B3
        C4 [ 3  ]                    [ 7  ] B2
     C5 [ 3  ]                          [ 6  ] B1
     [ 3  ] [ 1  ][ 2  ][ 3  ][ 4  ][ 5  ] [ 0Q ]
              A1    A2    A3    A4    A5

Stores:  A 5+1Q  B 4  C 3
Debts:   A owes C 1, B owes A 4
Turn:    C
"
    );
}

#[test]
fn four_sides() {
    assert_eq!(
        show(&["start", "--rules", "{\"sides\":4,\"citizensPerSquare\":10,\"mandarin\":\"pebbles\"}"]),
        "              C5    C4    C3    C2    C1
     [ 10 ] [ 10 ][ 10 ][ 10 ][ 10 ][ 10 ] [ 10 ]
  D1 [ 10 ]                                [ 10 ] B5
  D2 [ 10 ]                                [ 10 ] B4
  D3 [ 10 ]                                [ 10 ] B3
  D4 [ 10 ]                                [ 10 ] B2
  D5 [ 10 ]                                [ 10 ] B1
     [ 10 ] [ 10 ][ 10 ][ 10 ][ 10 ][ 10 ] [ 10 ]
              A1    A2    A3    A4    A5

Stores:  A 0  B 0  C 0  D 0
Debts:   none
Turn:    A
"
    );
}
