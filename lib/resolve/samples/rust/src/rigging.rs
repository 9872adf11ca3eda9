//! Traits that are implemented in another file than the type's.
use crate::cranes::Crane;
use crate::tide::{self, spring::Level as Spring};

pub trait Rig {
    fn rig(&self);
    fn slack(&self) {}
}
pub trait Mark {}

impl Mark for Crane {}
impl<'a> Mark for &'a tide::Gauge {}
impl Rig for Spring {
    fn rig(&self) {}
}
impl Rig for tide::Level {
    fn rig(&self) {}
}
impl tide::Level {
    pub fn slack(&self) {}
}

pub trait Hoist {
    fn hoist(&self);
}
impl<E> Hoist for E
where
    E: Mark,
{
    fn hoist(&self) {}
}
