pub struct Tally { pub count: u32 }
pub fn tally(n: u32) -> Tally { Tally { count: n } }
pub fn again() {}
