pub struct Launch { pub speed: u32 }
pub fn launch() -> Launch { Launch { speed: 1 } }
pub fn again() {}
