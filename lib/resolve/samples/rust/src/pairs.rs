//! Names that a pattern takes out of the pair that a call gives.
use crate::yard::pile::{Layer, Stack};

pub struct Winder<T> { turns: T }
impl<T> Winder<T> {
    pub fn wound(&self) -> u32 { 1 }
    pub async fn split<F: Fn() -> (u8, u8)>(self, by: F) -> Result<(Self, Stack), String> { todo!() }
}
pub fn wind<T>(of: T) -> (Winder<T>, Layer) { todo!() }
pub fn maybe() -> Option<(&'static Layer, crate::bins::Bin<u8>)> { None }

async fn unwound(winder: Winder<u8>) -> Option<u32> {
    let (first, mut layer) = wind(1);
    first.«wound→Winder.wound, receiver»() + layer.«depth→Layer.depth, receiver»;
    let (one, stack) = winder.split(|| (1, 2)).await.unwrap();
    one.«wound→Winder.wound, receiver»();
    stack.«height→Stack.height, receiver»();
    let (deep, bin) = maybe()?;
    deep.«depth→Layer.depth, receiver»;
    bin.«closed→Bin.closed, receiver»();
    let (_, ref other) = wind(2u8);
    other.«depth→Layer.depth, receiver»;
    let (own, another) = wind(2u8);
    another.«depth→Layer.depth, receiver»;
    Some(other.«depth→Layer.depth, receiver»)
}
