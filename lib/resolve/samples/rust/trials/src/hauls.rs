//! Associated types by their names in bounds, and those of a trait above that is named by its crate.
use depot_tools::Hauler;

struct Line<H> { hauler: H }

fn pulled<H, R>(by: H) -> R
where
    H: Hauler<u8, «Haul→Hauler.Haul, receiver» = R, «Fault→Hauler.Fault, receiver» = ()>,
{
    by.«haul→Hauler.haul, receiver»(1)
}

trait HaulerExt<L>: depot_tools::Hauler<L> {
    fn twice(self, of: L) -> Result<Self::«Haul→Hauler.Haul, receiver», Self::«Fault→Hauler.Fault, receiver»>;
}

impl<H> Line<H> {
    fn run<L>(&self, of: L) -> H::«Haul→Hauler.Haul, scope»
    where
        H: Hauler<L>,
    {
        self.hauler.«haul→Hauler.haul, receiver»(of)
    }
}
