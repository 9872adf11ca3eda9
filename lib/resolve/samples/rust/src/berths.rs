//! Names of lower case in patterns, patterns of the own type, paths that end in a method of a field's name.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy)]
pub enum Berth { quay, buoy, Dock }
pub struct Ferry { pub load: u32 }
impl Ferry { pub fn board(&self) {} pub fn sail(&self, other: &Ferry) {} pub fn load(self) -> u32 { self.«load→Ferry.load, receiver» } }
pub fn quay(size: u32) -> u32 { size }
pub fn land(at: Berth, next: (Berth, u32)) -> u32 {
    match next {
        (Berth::«quay→Berth.quay, scope», count) => count,
        (Berth::«buoy→Berth.buoy, scope», _) => 2,
        _ => 0,
    };
    if let Berth::«buoy→Berth.buoy, scope» | Berth::Dock = at { return 3; }
    match at {
        Berth::«quay→Berth.quay, scope» => «quay→quay, scope»(1),
        Berth::«buoy→Berth.buoy, scope» => 2,
        _ => 3,
    }
}
pub struct Lane<'a> { left: &'a Ferry, right: &'a Ferry, count: u32 }
impl<'a> Lane<'a> {
    pub fn cross(&self) {
        let Self { left, right, .. } = self;
        left.«sail→Ferry.sail, receiver»(right);
        right.«board→Ferry.board, receiver»();
    }
    pub fn meet(self) {
        let Self { left: first, .. } = self;
        first.«board→Ferry.board, receiver»();
        let Lane { right, .. } = self;
        right.«board→Ferry.board, receiver»();
    }
}
macro_rules! counted { ($how:expr) => { pub fn counted(ferry: Ferry) -> u32 { $how(ferry) } }; }
counted!(Ferry::«load→Ferry.load@berths.rs:6, scope»);
pub fn weigh(all: Vec<Ferry>) { all.into_iter().map(Ferry::«load→Ferry.load@berths.rs:6, scope»); }
macro_rules! told { ($name:ident, $of:ty) => { pub fn $name(of: $of) -> u32 { 1 } }; }
told!(told, Ferry);
told!(retold, Berth);
pub fn tell(ferry: Ferry) -> u32 { told(ferry) }
