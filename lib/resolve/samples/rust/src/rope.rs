pub struct Strand;
pub struct Rope {
    n: u8,
}
impl From<String> for Rope {
    fn from(s: String) -> Self {
        Rope { n: 1 }
    }
}
impl<'a> From<&'a str> for Rope {
    fn from(s: &'a str) -> Self {
        Rope { n: 2 }
    }
}
impl From<Vec<Strand>> for Rope {
    fn from(s: Vec<Strand>) -> Self {
        Rope { n: 3 }
    }
}
impl From<Strand> for Rope {
    fn from(s: Strand) -> Self {
        Rope { n: 4 }
    }
}
pub fn tie(one: Strand) {
    Rope::«from→Rope.from(str), scope»("x");
    Rope::«from→Rope.from(Vec), scope»(vec![Strand, Strand]);
    Rope::«from→Rope.from(String), scope»(format!("{}", 1));
    Rope::«from→Rope.from(Strand), scope»(one);
    Rope::«from→Rope.from(String), scope»(String::new());
    Rope::«from→Rope.from(Vec), scope»(Vec::with_capacity(3));
}
