pub use crate::slips::{launch, launch::launch};
