macro_rules! drum { ($e:expr) => { $e }; }
pub mod gear { pub fn turn() {} }
pub mod spool { pub struct Gauge; }
