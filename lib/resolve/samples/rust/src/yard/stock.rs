pub struct Layer { pub depth: u32 }
pub struct Stack { layers: Vec<Layer> }
impl Stack {
    pub fn height(&self) -> u32 { 1 }
}
