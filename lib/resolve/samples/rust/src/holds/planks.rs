use super::hatch;
impl hatch::Hatch { pub fn lid(&self) { self.«rim→crate.holds.hatch.Hatch.rim, receiver»(); } }
impl crate::holds::hatch::Hatch { pub fn rim(&self) {} }
impl super::hatch::Hatch { pub fn made() -> Self { Self } }
impl<T> hatch::Sealed<T> { pub fn wax(&self) { self.«wax→hatch.Sealed.wax, receiver»() } }
