pub struct Hatch;
impl Hatch { pub fn lid(&self) {} }
