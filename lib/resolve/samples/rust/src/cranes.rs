//! What variants of an enum hold, taken apart by patterns.
use depot_tools::Wrench;

pub enum Crane {
    Bolted(Wrench, #[allow(dead_code)] u32),
    Pair(Box<Wrench>, Wrench),
    Idle,
    Loaded(u32, Load),
}
pub struct Load { pub tons: u32 }

pub fn tighten(crane: &mut Crane) -> u32 {
    if let Crane::Pair(first, ref second) = crane {
        first.«turn→Wrench.turn, receiver»();
        second.«turn→Wrench.turn, receiver»();
    }
    match crane {
        Crane::Bolted(wrench, _) => wrench.«size→Wrench.size, receiver»,
        Crane::Pair(_, second) => second.«size→Wrench.size, receiver»,
        Crane::Loaded(_, load) => load.«tons→Load.tons, receiver»,
        Crane::Idle => 0,
    }
}
