//! What a crate hands on to those that import all of this module: modules and names, its own and another crate's.
pub use super::rivets;
pub use super::hooks::{self, latch};
pub use depot::store;
pub use depot::*;
