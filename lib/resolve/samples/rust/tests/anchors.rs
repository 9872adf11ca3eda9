//! Another crate of tests: what it declares is seen in no other.
pub struct Fluke;
pub fn dropped() {}
