//! A crate of tests: its modules stand beside it, or where an attribute says.
mod common;
#[path = "../src/yard/stock.rs"]
mod stock;
#[cfg(test)]
#[path = "rigs/lifts.rs"]
mod lifts;
use common::Rigged;
use stock::Layer;
use rigs::Sail;
use anchors::Fluke;

fn rigged(rig: &Rigged) -> u32 {
    common::«rigging→rigging, import»().«ropes→Rigged.ropes, receiver» + rig.«ropes→Rigged.ropes, receiver»;
    lifts::«lifted→lifted, import»().«depth→Layer.depth, receiver»;
    let layer = stock::«Layer→Layer, import» { «depth→Layer.depth, receiver»: 1 };
    crate::stock::«Layer→Layer, import» { depth: 1 }.«depth→Layer.depth, receiver»
}
fn hoisted(sail: «Sail→outside», fluke: «Fluke→outside») { «rigs→outside»!(1); anchors::«dropped→outside»(); }
