#[cfg(feature = "wood")]
pub struct Hull { pub depth: u32 }
#[cfg(not(feature = "wood"))]
pub struct Hull { pub depth: u32 }

/// Where it is.
#[cfg(any(windows, not(feature = "rivets")))]
#[inline]
pub fn sunk(hull: &Hull) -> u32 { hull.depth }
#[cfg(not(any(windows, not(feature = "rivets"))))]
pub fn sunk(hull: &Hull) -> u32 {
    hull.«depth→Hull.depth@hulls.rs:4 or Hull.depth@hulls.rs:2, receiver»
}

pub fn raised(hull: &«Hull→Hull@hulls.rs:4 or Hull@hulls.rs:2, scope») -> u32 {
    «sunk→sunk@hulls.rs:11 or sunk@hulls.rs:9, scope»(hull) + «levelled→levelled@hulls.rs:18, scope»()
}
fn levelled() -> u32 { 1 }

mod checks {
    fn levelled() -> u32 { super::«levelled→levelled@hulls.rs:18, import»() }
    fn checked() -> u32 { «levelled→checks.levelled@hulls.rs:21, scope»() }
}

mod drop { pub fn down() {} }
pub struct Anchors { left: u32 }
impl Iterator for Anchors {
    type Item = u32;
    fn next(&mut self) -> Option<u32> { None }
}
pub fn anchored(anchors: Anchors, held: Option<Anchors>) {
    let mut first = anchors;
    first.«next→Anchors.next, receiver»();
    let mut turned = first.rev();
    turned.«next→outside»();
    held.take().unwrap().«next→Anchors.next, receiver»();
    «drop→outside»(turned);
    «drop→drop@hulls.rs:25, scope»::«down→drop.down, scope»();
}

pub struct Line { next: Option<u32>, made: fn(u32) -> Anchors }
impl Iterator for Line {
    type Item = u32;
    fn size_hint(&self) -> (usize, Option<usize>) { self.«next→outside»(); (self.«made→Line.made, receiver»)(1); (0, None) }
}
pub fn lined(line: Line) {
    line.«next→outside»();
    (line.«made→Line.made, receiver»)(2);
    line.«next→Line.next, receiver»;
}

mod near { pub struct Buoyage; }
mod far { pub struct Buoyage; }
use self::near::{«Buoyage→near.Buoyage, import»};
fn marked(near: «Buoyage→near.Buoyage, import») {
    use self::far::{«Buoyage→far.Buoyage, import»};
    let far = «Buoyage→far.Buoyage, import»;
}
