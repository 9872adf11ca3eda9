//! Tuples that a container holds: a later part is not of the type that the first one has.
pub struct Rivet;
impl Rivet { pub fn turn(&self) {} pub fn spin(&self) {} pub fn grip(&self) {} }
pub struct Plate { pub fixed: Vec<(Option<String>, Rivet)>, pub own: Vec<(Rivet, u8)> }
pub fn fix(plate: &Plate, ref_plate: Plate) {
    plate.fixed.iter().cloned().map(|(name, rivet)| rivet.«spin→Rivet.spin, name»());
    plate.fixed.iter().map(|(_, rivet)| rivet.«grip→Rivet.grip, name»());
    for (_, rivet) in &plate.fixed { rivet.«spin→Rivet.spin, name»(); }
    plate.own.iter().map(|(rivet, _)| rivet.«turn→Rivet.turn, receiver»());
    match ref_plate {
        Plate { ref fixed, .. } => fixed.iter().map(|(name, rivet)| rivet.«spin→Rivet.spin, name»()),
    };
}
pub enum Seam { Bolted { fixed: Vec<(Option<String>, Rivet)>, tight: bool }, Open }
impl Seam {
    pub fn close(&self) {
        match *self {
            Seam::Bolted { ref fixed, tight } => fixed.iter().cloned().map(|(name, rivet)| (name, rivet.«spin→Rivet.spin, name»())),
            Seam::Open => {}
        }
    }
}
/// A trait that is implemented for types from outside alone.
pub trait Told { fn is_told(&self) -> bool; }
impl Told for Option<std::path::PathBuf> { fn is_told(&self) -> bool { true } }
impl Told for std::path::PathBuf { fn is_told(&self) -> bool { true } }
pub fn tell(path: &std::path::PathBuf) {
    path.«is_told→Option.is_told or std.path.PathBuf.is_told, name»();
    path.«is_absolute→outside»();
}
pub struct Bolt(std::sync::Arc<Rivet>, pub(crate) u32);
impl Bolt {
    fn tighten(&self) { self.0.«turn→Rivet.turn, receiver»(); self.1.«count_ones→outside»(); }
}
pub struct Sheet<T> { kept: Vec<T> }
impl<T> Sheet<T> { fn folded(self: Box<Self>) -> Vec<T> { self.kept } }
impl<T> IntoIterator for Box<Sheet<T>> {
    type Item = T;
    type IntoIter = std::vec::IntoIter<T>;
    fn into_iter(self) -> Self::IntoIter { self.«folded→Sheet.folded, receiver»().into_iter() }
}
