pub mod shelf;
pub trait Stock {
    const MAX: u32 = 10;
    /// How many things it holds.
    fn count(&self) -> u32;
    fn is_full(&self) -> bool { self.«count→Stock.count, receiver»() >= Self::«MAX→Stock.MAX, receiver» }
}
pub fn fill<T: Stock>(stock: &T, other: &dyn Stock, third: impl Stock) -> u32 { stock.«count→Stock.count, receiver»() + other.«count→Stock.count, receiver»() + third.«count→Stock.count, receiver»() }
