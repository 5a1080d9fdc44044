//! The options of the game and the named rule sets.

use core::fmt;

use crate::{OutOfRange, Sides};

/// A complete choice of rules. Every combination of values is legal.
///
/// Read from a name or a JSON object with [`str::parse`]; fields left out are those of [`Rules::STANDARD`]. Printed as
/// the complete JSON object.
///
/// # Examples
///
/// ```
/// use oanquan::{AfterCapture, Rules, Sides};
///
/// let rules: Rules = r#"{"sides": 3, "afterCapture": "sow-on"}"#.parse()?;
/// assert_eq!(rules, Rules { sides: Sides::Three, after_capture: AfterCapture::SowOn, ..Rules::STANDARD });
/// assert_eq!("folk".parse::<Rules>()?, Rules::FOLK);
/// # Ok::<(), oanquan::ParseError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
pub struct Rules {
    /// How many sides play.
    pub sides: Sides,
    /// Citizens in each square at the start.
    pub citizens_per_square: CitizensPerSquare,
    /// What lies in a mandarin cell at the start.
    pub mandarin: Mandarin,
    /// What a mandarin stone is worth.
    pub mandarin_value: MandarinValue,
    /// Fewer citizens than this protect a mandarin stone from capture.
    pub young_mandarin: YoungMandarin,
    /// What happens when an occupied square follows a capture.
    pub after_capture: AfterCapture,
    /// What an empty mandarin cell ahead means.
    pub empty_mandarin: EmptyMandarin,
}

impl Rules {
    /// The rules of the web game's help page.
    pub const STANDARD: Self = Self {
        sides: Sides::Two,
        citizens_per_square: CitizensPerSquare(5),
        mandarin: Mandarin::Stone,
        mandarin_value: MandarinValue::Ten,
        young_mandarin: YoungMandarin(5),
        after_capture: AfterCapture::Stop,
        empty_mandarin: EmptyMandarin::Ordinary,
    };
    /// The encyclopaedic description: mandarins are never young.
    pub const FOLK: Self = Self { young_mandarin: YoungMandarin(0), ..Self::STANDARD };
    /// The school text that lets a capture run on into sowing.
    pub const SOW_ON: Self = Self { after_capture: AfterCapture::SowOn, ..Self::FOLK };
    /// The Mancala World description: 70 pebbles, and any mandarin cell ahead ends a move.
    pub const PEBBLES: Self = Self { mandarin: Mandarin::Pebbles, empty_mandarin: EmptyMandarin::Stops, ..Self::FOLK };

    /// The named rule sets.
    pub const NAMED: [(&'static str, Self); 4] =
        [("standard", Self::STANDARD), ("folk", Self::FOLK), ("sow-on", Self::SOW_ON), ("pebbles", Self::PEBBLES)];

    /// The name of this rule set, if it has one.
    #[must_use]
    pub fn name(&self) -> Option<&'static str> {
        Self::NAMED.iter().find(|(_, rules)| rules == self).map(|(name, _)| *name)
    }

    /// Citizens on the ring and in stores together, the same throughout a game.
    #[must_use]
    pub fn citizens(&self) -> u32 {
        let squares = u32::from(self.sides) * 5 * u32::from(self.citizens_per_square.get());
        squares + u32::from(self.sides) * u32::from(self.pebbles_per_mandarin_cell())
    }

    /// Mandarin stones on the ring and in stores together, the same throughout a game.
    #[must_use]
    pub fn stones(&self) -> u32 {
        match self.mandarin {
            Mandarin::Stone => u32::from(self.sides),
            Mandarin::Pebbles => 0,
        }
    }

    /// Citizens in a mandarin cell at the start.
    pub(crate) const fn pebbles_per_mandarin_cell(&self) -> u8 {
        match self.mandarin {
            Mandarin::Stone => 0,
            Mandarin::Pebbles => self.mandarin_value.points(),
        }
    }
}

/// [`Rules::STANDARD`].
impl Default for Rules {
    fn default() -> Self {
        Self::STANDARD
    }
}

/// What lies in a mandarin cell at the start.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
pub enum Mandarin {
    /// One big stone, worth the mandarin value.
    Stone,
    /// As many citizens as the mandarin value.
    Pebbles,
}

/// What a mandarin stone is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MandarinValue {
    /// 5 points.
    Five = 5,
    /// 10 points.
    Ten = 10,
}

impl MandarinValue {
    /// The value in points.
    #[must_use]
    pub const fn points(self) -> u8 {
        self as u8
    }
}

impl TryFrom<u32> for MandarinValue {
    type Error = OutOfRange;

    fn try_from(points: u32) -> Result<Self, OutOfRange> {
        match points {
            5 => Ok(Self::Five),
            10 => Ok(Self::Ten),
            _ => Err(OutOfRange("5 or 10")),
        }
    }
}

/// What happens when an occupied square follows a capture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
pub enum AfterCapture {
    /// The turn ends.
    Stop,
    /// The square is picked up and sown on, unless no mandarin cell is occupied any more.
    SowOn,
}

/// What an empty mandarin cell ahead means.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
pub enum EmptyMandarin {
    /// The same as an empty square.
    Ordinary,
    /// The turn ends.
    Stops,
}

/// A small number with a range of its own.
macro_rules! ranged {
    ($(#[$doc:meta])* $name:ident, $least:literal..=$most:literal, $range:literal) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[cfg_attr(feature = "serde", derive(serde::Serialize))]
        pub struct $name(u8);

        impl $name {
            #[doc = concat!("Makes the number, ", $range, ".")]
            ///
            /// # Panics
            ///
            /// Outside that range. Use [`TryFrom<u32>`] for a number that comes from outside.
            #[must_use]
            #[track_caller]
            pub const fn new(number: u8) -> Self {
                assert!(matches!(number, $least..=$most), concat!("must be ", $range));
                Self(number)
            }

            /// The number.
            #[must_use]
            pub const fn get(self) -> u8 {
                self.0
            }
        }

        impl TryFrom<u32> for $name {
            type Error = OutOfRange;

            fn try_from(number: u32) -> Result<Self, OutOfRange> {
                match u8::try_from(number) {
                    Ok(number @ $least..=$most) => Ok(Self(number)),
                    _ => Err(OutOfRange($range)),
                }
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{}", self.0)
            }
        }
    };
}

ranged! {
    /// Citizens in each square at the start, 1 to 10.
    CitizensPerSquare, 1..=10, "1 to 10"
}
ranged! {
    /// A mandarin cell that holds its stone and fewer citizens than this can't be captured, 0 to 10; 0 turns it off.
    YoungMandarin, 0..=10, "0 to 10"
}

#[cfg(feature = "serde")]
impl serde::Serialize for MandarinValue {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_u8(self.points())
    }
}
