use crate::common::rigging;
use crate::stock::Layer;

pub fn lifted() -> Layer {
    let ropes = «rigging→rigging, import»().«ropes→Rigged.ropes, receiver»;
    «Layer→Layer, import» { «depth→Layer.depth, receiver»: ropes }
}
