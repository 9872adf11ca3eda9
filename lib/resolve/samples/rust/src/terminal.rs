use crate::paper::Sheet;

pub enum Mode { Bold, Color { code: u8 } }

pub fn print(mode: Mode, sheet: Sheet) -> usize {
    use Mode::*;
    match mode {
        «Bold→Mode.Bold, import» => 1,
        «Color→Mode.Color, import» { code } => sheet.«size→Sheet.size, receiver»(),
    }
}
