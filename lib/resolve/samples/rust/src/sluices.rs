//! An associated type that is named as an argument stands in a trait above: the file's own name of it means another.
use std::fmt::Error;

pub trait Flow {
    type Width;
    type Error;
}

pub trait Sluice: Flow {
    fn open(&self);
}

pub struct Leak;

fn gate() -> impl Sluice<«Width→Flow.Width, receiver» = u32, «Error→Flow.Error, receiver» = Leak> + Copy { todo!() }

fn shut<S: Sluice<«Error→Flow.Error, receiver» = Leak>>(s: S) -> Result<S::«Width→Flow.Width, scope», «Error→outside»> { todo!() }
