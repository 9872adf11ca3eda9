use super::Stock;
use crate::error;
use std::collections::HashMap;
#[derive(Clone, Debug)]
pub struct Item { pub weight: u32, pub label: String }
#[derive(Default)]
pub struct Shelf { items: HashMap<String, Item>, pub spare: Option<Box<Item>> }
impl Stock for Shelf {
    fn count(&self) -> u32 { self.«items→Shelf.items, receiver».«len→outside»() as u32 }
}
impl Shelf {
    pub fn load(&self, name: &str) -> error::«Result→Result, import»<&Item> {
        self.items.get(name).ok_or_else(|| error::Error::«Missing→Error.Missing, scope» { name: name.to_string() })
    }
    pub fn spare_weight(&self) -> u32 { self.spare.as_ref().unwrap().«weight→Item.weight, receiver» }
    pub fn heavy(&self) -> Vec<&Item> { self.items.values().filter(|item| item.«weight→Item.weight, receiver» > 3).collect() }
    pub fn full(&self) -> bool { self.«is_full→Stock.is_full, receiver»() }
    pub fn named(&self, name: &str) -> u32 { self.items[name].«weight→Item.weight, receiver» }
}
pub fn empty() -> Shelf { «Shelf→Shelf, scope»::default() }
pub fn weigh(items: &[Item]) -> u32 { items.iter().fold(0, |sum, item| sum + item.«weight→Item.weight, receiver») }
#[cfg(test)]
mod tests {
    use super::*;
    #[test]
    fn counts() { let shelf = «empty→empty, scope»(); assert_eq!(shelf.«count→Shelf.count, receiver»(), 0); «Stock→Stock, import»::«count→Stock.count, scope»(&shelf); }
}
