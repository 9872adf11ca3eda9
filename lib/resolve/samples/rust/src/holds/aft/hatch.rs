pub struct Hatch;
