pub struct Sheet { pub width: usize }
impl Sheet { pub fn size(&self) -> usize { self.width } }
