//! Another module of the same name, whose type has none of the block's methods.
pub mod hatch;
fn open(hatch: &hatch::Hatch) { hatch.«lid→outside»(); }
