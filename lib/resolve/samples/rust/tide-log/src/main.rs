//! A program sees the library of its package by the package's name, also where it imports nothing of it.
fn main() {
    tide_log::«written→written, import»();
    tide_lag::«written→outside»();
}
