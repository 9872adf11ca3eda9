use std::ops::Add;
pub use gear;
pub use spool::Gauge;

pub trait Turn { type Load; fn turn(&self) -> Self::«Load→Turn.Load, receiver»; }
pub struct Winch;
impl Turn for Winch { type Load = u8; fn turn(&self) -> Self::«Load→Turn.Load, receiver» { 1 } }
impl Add for Winch { type Output = Winch; fn add(self, other: Self) -> Self::«Output→outside» { self } }

mod test { pub fn wind() {} }
#[«test→outside»]
fn winds() { «drum→drum, name»!(1); «gear→outside»::rim::turn(); let g: «Gauge→outside» = todo!(); }

mod private { pub trait Sealed {} }
pub trait Wound: private::«Sealed→private.Sealed@winch.rs, scope» {}
