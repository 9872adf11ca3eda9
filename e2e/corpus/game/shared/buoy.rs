//! Buoys and the lights on them.

/// How a light blinks.
#[derive(Debug, Clone, Copy)]
pub enum Rhythm {
    Fixed,
    Flashing { seconds: u8 },
}

pub struct Buoy {
    pub name: String,
    pub rhythm: Rhythm,
}

impl Buoy {
    /// A buoy that does not blink.
    pub fn fixed(name: &str) -> Self {
        Buoy { name: name.to_string(), rhythm: Rhythm::Fixed }
    }

    pub fn blink_interval(&self) -> Option<u8> {
        match self.rhythm {
            Rhythm::Fixed => None,
            Rhythm::Flashing { seconds } => Some(seconds),
        }
    }
}
