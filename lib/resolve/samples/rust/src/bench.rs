//! Names that begin with a crate.
pub fn fix(wrench: &depot_tools::«Wrench→Wrench, import») -> u32 {
    wrench.«turn→Wrench.turn, receiver»();
    let own = depot_tools::«Wrench→Wrench, import» { «size→Wrench.size, receiver»: 1 };
    let other = crate::tools::«Wrench→Wrench, import» { size: 2 };
    unheard_of::«Wrench→outside»::new();
    own.«size→Wrench.size, receiver» + other.«size→Wrench.size, receiver»
}
