//! A module of the name of the crate that it tries: a path from the root of all crates still means the crate.
mod depot_tools {
    fn tried(by: &mut dyn ::depot_tools::«Winder→Winder, import») {
        let one = ::depot_tools::rivets::«Rivet→Rivet, import» { «width→Rivet.width, receiver»: 1 };
        let two = ::depot_tools::rivets::«headed→headed, import»(2);
        two.«fitted→Rivet.fitted, receiver»(1);
        by.«wind→Winder.wind, receiver»(1);
    }
}
