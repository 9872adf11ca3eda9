//! Blocks for forms of one type, told by what the type is written with where a value has it.
use crate::yard::pile::Layer;

pub mod goods {
    pub struct Grain;
    pub struct Coal { pub dust: u8 }
}

pub struct Bin<T> { inner: T }

pub fn grain(id: u8) -> Bin<goods::Grain> { Bin { inner: goods::Grain } }
pub fn coal(id: u8) -> Bin<goods::Coal> { Bin { inner: goods::Coal { dust: 1 } } }

impl<T> Bin<T> { pub fn closed(self) -> Self { self } }

impl Bin<goods::Grain> {
    pub fn poured(self, by: u8) -> Self { self }
    pub fn swept(self) -> u8 { self.«poured→Bin.poured(+for$goods$Grain), receiver»(1); 1 }
}

impl Bin<goods::Coal> {
    pub fn poured(self, by: u8) -> Self { self.«closed→Bin.closed, receiver»() }
    pub fn swept(self) -> Layer { todo!() }
}

fn filled(open: Bin<goods::Coal>) {
    grain(1).«poured→Bin.poured(+for$goods$Grain), receiver»(2);
    coal(1).closed().«poured→Bin.poured(+for$goods$Coal), receiver»(2).«poured→Bin.poured(+for$goods$Coal), receiver»(3);
    coal(1).«swept→Bin.swept(+for$goods$Coal), receiver»().«depth→Layer.depth, receiver»;
    let one = open.«poured→Bin.poured(+for$goods$Coal), receiver»(1);
    one.«swept→Bin.swept(+for$goods$Coal), receiver»();
}
fn sifted<T>(any: Bin<T>) -> Bin<T> { any.«closed→Bin.closed, receiver»() }
