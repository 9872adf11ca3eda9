//! Names that a module in the file brings in are that module's own; a module and a function may share a name.
mod crates;
mod stock;
pub mod tally;
pub use self::pile::Stack;
pub use self::tally::tally;

pub mod pile {
    pub use super::stock::{Layer, Stack};
    pub fn top() -> Layer { Layer { depth: 1 } }
}

pub fn heap(stack: &«Stack→Stack, import») -> u32 {
    stack.«height→Stack.height, receiver»() + «pile→pile, scope»::«top→pile.top, scope»().«depth→Layer.depth, receiver»
}
