//! A crate of its own, which others name in paths without a `use`.
pub mod hooks;
pub mod prelude;
pub mod rivets;

pub struct Wrench {
    pub size: u32,
}

impl Wrench {
    pub fn turn(&self) {}
}

pub trait Winder { fn wind(&mut self, turns: u8); }
