//! Types with pinned fields: a macro makes a projection of them that has the same fields, under a name that it is told.
use pin_project_lite::pin_project;
use std::pin::Pin;
pub struct Buoy;
impl Buoy { pub fn ring(&self) {} pub fn sink(self) {} }
pub trait Tug { type Load; fn pull(&mut self, by: u32) -> Self::Load; }
pin_project! {
    pub struct Raft<S: Tug, Q> { #[pin] state: Drift<S>, queue: Q, buoy: Buoy }
}
pin_project! {
    #[project = DriftProj]
    enum Drift<S: Tug> { Moored { #[pin] line: S, load: Option<u8> }, Adrift { at: Buoy }, Lost }
}
impl<S: Tug, Q> Raft<S, Q> where Q: Tug {
    pub fn drift(self: Pin<&mut Self>) {
        let mut this = self.project();
        this.«queue→Raft.queue, receiver».«pull→Tug.pull, receiver»(1);
        this.«buoy→Raft.buoy, receiver».«ring→Buoy.ring, receiver»();
        match this.«state→Raft.state, receiver».as_mut().project() {
            «DriftProj→DriftProj, scope»::«Moored→Drift.Moored, scope» { line, load } => { line.«pull→Tug.pull, receiver»(2); }
            DriftProj::«Adrift→Drift.Adrift, scope» { at } => at.«ring→Buoy.ring, receiver»(),
            DriftProj::«Lost→Drift.Lost, scope» => {}
        }
    }
    pub fn own(self: Pin<&mut Self>) { self.project().«queue→Raft.queue, receiver».«pull→Tug.pull, receiver»(3); }
}
