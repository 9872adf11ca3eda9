//! What a glob in a function brings goes before what the file declares and imports.
use crate::yard::pile::Layer;
use crate::yard::pile::Stack;

pub struct Lamp { pub colour: u8 }
pub enum Beacon { Layer(Layer), Stack(Stack), Lamp { colour: u8 }, Dark }

impl Beacon {
    fn lit(&self) -> u32 {
        use self::Beacon::*;
        match self {
            «Layer→Beacon.Layer, import»(layer) => layer.«depth→Layer.depth, receiver»,
            «Stack→Beacon.Stack, import»(ref stack) => stack.«height→Stack.height, receiver»(),
            «Lamp→Beacon.Lamp, import» { colour } => 1,
            «Dark→Beacon.Dark, import» => 0,
        }
    }
    fn stale(&self) -> bool {
        use self::Beacon::*;
        matches!(self, Dark) && «stale→stale, scope»()
    }
    fn shown(layer: Layer) -> Layer { «Layer→Layer, import» { depth: 1 } }
}
fn dimmed(lamp: Lamp) -> u8 {
    fn inner(of: &«Lamp→Lamp, scope») -> u8 { of.colour }
    use std::collections::*;
    let kept: «Lamp→Lamp, scope» = lamp;
    inner(&kept)
}
fn stale() -> bool { true }
