//! Blocks that name the type by a path, in another file than the type.
mod aft;
mod hatch;
mod planks;
pub mod twin;
use self::hatch::Hatch;

pub fn open(hatch: &Hatch, twin: &twin::Hatch, sealed: super::holds::hatch::Sealed<u8>) {
    hatch.«lid→hatch.Hatch.lid, receiver»();
    hatch.«rim→crate.holds.hatch.Hatch.rim, receiver»();
    Hatch::«made→super.hatch.Hatch.made, scope»().«lid→hatch.Hatch.lid, receiver»();
    twin.«lid→Hatch.lid@twin.rs, receiver»();
    sealed.«wax→hatch.Sealed.wax, receiver»();
}
