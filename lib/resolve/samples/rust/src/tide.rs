//! Two types of one name, each with its own members; names of the standard library.
pub mod spring;

pub struct Level {
    pub height: u32,
}

impl Level {
    pub fn rise(&self) -> u32 {
        self.«height→Level.height, receiver»
    }
}

pub struct Debug;

macro_rules! assert_level {
    () => {};
}

#[derive(«Debug→outside», Clone)]
pub struct Gauge {
    level: Level,
}

pub fn read(gauge: &Gauge, other: &spring::Level) -> u32 {
    assert_level!();
    let copy = gauge.«clone→outside»();
    gauge.«level→Gauge.level, receiver».«rise→Level.rise, receiver»() + other.«rise→Level.rise, receiver»()
}
