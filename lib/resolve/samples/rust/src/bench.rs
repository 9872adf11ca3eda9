//! Names that begin with a crate.
pub fn fix(wrench: &depot_tools::«Wrench→Wrench, import») -> u32 {
    wrench.«turn→Wrench.turn, receiver»();
    let own = depot_tools::«Wrench→Wrench, import» { «size→Wrench.size, receiver»: 1 };
    let other = crate::tools::«Wrench→Wrench, import» { size: 2 };
    unheard_of::«Wrench→outside»::new();
    own.«size→Wrench.size, receiver» + other.«size→Wrench.size, receiver»
}

pub fn choose(wrench: depot_tools::Wrench, spare: depot_tools::Wrench, large: bool) -> u32 {
    let pick = |size: u32| {
        let chosen = if size > 1 { &wrench } else { &spare };
        chosen.«turn→Wrench.turn, receiver»();
        chosen
    };
    let kept = match large {
        true => unsafe { &wrench },
        false => pick(2),
    };
    pick(3).«turn→Wrench.turn, receiver»();
    kept.«size→Wrench.size, receiver»
}
