mod plotted {
    include!("plots/made.rs");
}
pub use self::plotted::*;
include!("plots/shared.rs");

fn drawn() -> u32 {
    let plot = «Plot→Plot, import»::«fresh→Plot.fresh, scope»();
    plot.«depth→Plot.depth, receiver» + «fathomed→fathomed, import»() + plotted::sounds::«low→sounds.low, scope»()
}
