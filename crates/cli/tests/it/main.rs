//! Runs the built program as a person or a script would.

#[cfg(test)]
mod analyse;
#[cfg(test)]
mod bench;
#[cfg(test)]
mod check;
#[cfg(test)]
mod commands;
#[cfg(test)]
mod computer;
#[cfg(test)]
mod duel;
#[cfg(test)]
mod oaq;
#[cfg(test)]
mod perft;
#[cfg(test)]
mod play;
#[cfg(test)]
mod rubbish;
#[cfg(test)]
mod show;
#[cfg(test)]
mod uoi;
