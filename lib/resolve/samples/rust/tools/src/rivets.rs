//! A module that stands in another crate's prelude.
pub struct Rivet { pub width: u32 }
pub fn headed(width: u32) -> Rivet { Rivet { width } }
impl Rivet { pub fn fitted(self, by: u32) -> Self { self } }
