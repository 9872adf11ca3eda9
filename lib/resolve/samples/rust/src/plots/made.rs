pub struct Plot { pub depth: u32 }
impl Plot {
    pub fn fresh() -> Plot { «Plot→Plot, scope» { depth: 0 } }
}
pub mod sounds { pub fn low() -> u32 { 2 } }
