pub struct Hatch;
pub struct Sealed<T>(T);
