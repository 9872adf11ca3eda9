//! Modules and names through a glob of another crate, which has some of them from a third.
use depot_tools::prelude::*;
mod reels;

fn tried() {
    let rivet = rivets::«headed→headed, import»(1);
    rivet.«fitted→Rivet.fitted, receiver»(2);
    hooks::«latch→latch, import»();
    «latch→latch, import»();
    store::shelf::«empty→empty, import»().«count→Shelf.count, receiver»();
    «open→open, import»().«total→Depot.total, receiver»();
    let both: store::shelf::«Shelf→Shelf, import» = todo!();
    let one: rivets::«Rivet→Rivet, import» = rivets::«Rivet→Rivet, import» { «width→Rivet.width, receiver»: 1 };
}
