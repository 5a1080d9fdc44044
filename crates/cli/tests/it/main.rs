//! Runs the built program as a person or a script would.

#[cfg(test)]
mod check;
#[cfg(test)]
mod commands;
#[cfg(test)]
mod oaq;
#[cfg(test)]
mod perft;
#[cfg(test)]
mod play;
#[cfg(test)]
mod show;
