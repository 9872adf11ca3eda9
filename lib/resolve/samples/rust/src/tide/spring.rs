pub struct Level {
    pub depth: u32,
}

impl Level {
    pub fn rise(&self) -> u32 {
        self.«depth→Level.depth, receiver»
    }
}

pub struct Chart;

impl Chart {
    pub fn clone(&self) -> Chart {
        Chart
    }
}
