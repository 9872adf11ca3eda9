pub fn written() -> u32 { 1 }
