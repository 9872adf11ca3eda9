//! What a type has of its own goes before what a trait gives it; pairs that iterators hand out.
pub struct Crate { pub weight: u32, pub next: Option<Box<Crate>> }
pub struct Batch { crates: Vec<Crate> }
pub enum Load { One(Crate), Both(Crate, Crate), None }
pub trait Build { fn push(&mut self, weight: u32) -> u32; fn size(&self) -> usize; }

impl Batch {
    pub fn push(&mut self, weight: u32) -> u32 { weight }
    pub fn first(&mut self) -> Load { Load::None }
}
impl Build for Batch {
    fn push(&mut self, weight: u32) -> u32 { self.«push→Batch.push, receiver»(weight) }
    fn size(&self) -> usize { (*self).«crates→Batch.crates, receiver».len() }
}
pub fn fill(batch: &mut Batch) -> u32 {
    batch.«push→Batch.push, receiver»(1);
    Batch::«push→Batch.push, scope»(batch, 2);
    batch.«size→Batch.size(+Build), receiver»();
    let all: Vec<u32> = batch.crates.iter().enumerate().map(|(i, each)| each.«weight→Crate.weight, receiver»).collect();
    for (i, each) in batch.crates.iter_mut().enumerate() { each.«weight→Crate.weight, receiver» = 1; }
    for (left, right) in batch.crates.iter().zip(batch.crates.iter()) {
        left.«weight→Crate.weight, receiver» + right.«weight→Crate.weight, receiver»;
    }
    let heavy = batch.crates.iter().filter(|each| each.«weight→Crate.weight, receiver» > 1).max_by_key(|each| each.«weight→Crate.weight, receiver»);
    heavy.unwrap().«weight→Crate.weight, receiver»;
    match batch.first() {
        Load::One(one) => one.«weight→Crate.weight, receiver»,
        Load::Both(one, two) => one.«weight→Crate.weight, receiver» + two.«next→Crate.next, receiver».«unwrap→outside»().«weight→Crate.weight, receiver»,
        Load::None => batch.crates[0].«weight→Crate.weight, receiver»,
    }
}
