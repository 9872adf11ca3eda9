pub mod store;
pub mod error;
mod macros;
mod sheet;
mod terminal;
pub mod paper { pub use super::sheet::*; }
pub use store::shelf::{Shelf, Item as Thing};
use crate::error::{Error, Result};

pub struct Depot { shelves: Vec<Shelf>, pub name: String }

impl Depot {
    pub fn new(name: &str) -> Self { Depot { «shelves→Depot.shelves, receiver»: Vec::new(), «name→Depot.name, receiver»: name.to_string() } }
    pub fn add(&mut self, shelf: Shelf) -> &mut Self { self.«shelves→Depot.shelves, receiver».«push→outside»(shelf); self }
    pub fn first(&self) -> Option<&Shelf> { self.shelves.first() }
    pub fn total(&self) -> u32 {
        self.shelves.iter().map(|shelf| shelf.«count→Shelf.count, receiver»()).sum()
    }
    fn check(&self) -> Result<u32> {
        let shelf = self.first().ok_or(«Error→Error, import»::«Empty→Error.Empty, scope»)?;
        let load = shelf.«load→Shelf.load, receiver»("a")?;
        Ok(load.«weight→Item.weight, receiver»)
    }
}

pub fn open() -> Depot {
    let mut depot = «Depot→Depot, scope»::«new→Depot.new, scope»("a");
    depot.«add→Depot.add, receiver»(«Shelf→Shelf, import»::«default→outside»()).«add→Depot.add, receiver»(store::shelf::«empty→empty, import»());
    if let Some(shelf) = depot.first() { shelf.«count→Shelf.count, receiver»(); }
    for shelf in &depot.shelves { shelf.«count→Shelf.count, receiver»(); }
    match depot.check() { Ok(_) => {}, Err(Error::«Empty→Error.Empty, scope») => {}, Err(Error::«Missing→Error.Missing, scope»{ name: _ }) => {} }
    «shout→shout, unique_name»!("x");
    let Thing { weight, .. } = «Thing→Item, import» { «weight→Item.weight, receiver»: 1, label: String::new() };
    depot
}
pub fn path_first(store: &Depot) -> u32 { store.first(); store::«fill→fill, import»; 0 }
fn spare(ref_to: Option<Depot>) { if let Some(ref mut it) = ref_to { it.«total→Depot.total, receiver»(); } }
mod lifting;
mod rigging;
mod wrecks;
pub extern crate depot_tools as tools;
mod bench;
mod cranes;
mod winch;
mod yard;
mod slips;
mod ways;
mod sluices;
pub mod harbour;
mod gantry;
mod paths;
mod blanks;
mod outcome;
mod signals;
mod given;
mod moorings;
mod bins;
mod beacons;
mod pumps;
mod pairs;
mod sinks;
mod fittings;
mod tuples_held;
mod holds;
mod berths;
mod rafts;
mod lagoon;
mod charts;
mod hulls;
