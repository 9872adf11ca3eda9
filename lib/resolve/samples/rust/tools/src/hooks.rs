//! A second one, with a function that is imported beside it.
use super::*;
pub struct Hook;
pub fn latch() -> Hook { Hook }
pub fn hung(on: rivets::«Rivet→Rivet, import») -> Hook { «latch→latch, scope»() }
