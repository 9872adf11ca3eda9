//! Variants of enums that have fields.
pub struct Colour {
    red: u8,
}

impl Colour {
    fn fade(&self) {}
}

pub enum Signal {
    Lamp { colour: Colour, blinks: bool },
    Flag { colour: u8 },
    Horn(u8),
}

impl Signal {
    fn show(&self) {
        match self {
            Self::Lamp { «colour→Signal.Lamp.colour, receiver»: shown, .. } => shown.«fade→Colour.fade, receiver»(),
            Signal::Flag { «colour→Signal.Flag.colour, receiver»: 3 } => {}
            Signal::Lamp { colour, .. } => colour.«fade→Colour.fade, receiver»(),
            _ => {}
        }
        Signal::Lamp { «colour→Signal.Lamp.colour, receiver»: Colour { red: 1 }, «blinks→Signal.Lamp.blinks, receiver»: true }.«show→Signal.show, receiver»();
        Signal::Horn(1).«show→Signal.show, receiver»();
        let flag = Signal::Flag { «colour→Signal.Flag.colour, receiver»: 3 };
        flag.«show→Signal.show, receiver»();
    }
}
