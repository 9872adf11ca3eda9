pub struct Rigged { pub ropes: u32 }
pub fn rigging() -> Rigged { Rigged { ropes: 2 } }
