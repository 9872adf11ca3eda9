//! A module in the file that hands on another crate's names, and an iterator that is asked by hand.
pub(crate) fn wound(by: &mut dyn prelude::«Winder→Winder, scope», of: prelude::«Spare→Rivet, scope») {
    by.«wind→Winder.wind, receiver»(1);
    of.«fitted→Rivet.fitted, receiver»(2);
}

pub(crate) mod prelude {
    pub(crate) use depot_tools::rivets::Rivet as Spare;
    pub(crate) use depot_tools::Winder;
}

struct Turn<'s> { text: &'s str, kind: u8 }
impl Turn<'_> { fn is(&self, kind: u8) -> Result<(), ()> { Err(()) } }

struct Reel<'s> { text: &'s str }
impl<'s> Iterator for Reel<'s> {
    type Item = Turn<'s>;
    fn next(&mut self) -> Option<Self::Item> { None }
}

fn unwound(mut reel: Reel) -> Result<(), ()> {
    let first = reel.«next→Reel.next, receiver»().ok_or(())?;
    first.«is→Turn.is, receiver»(1).map_err(|_| ())?;
    let second = reel.next().ok_or_else(|| ())?;
    second
        .«is→Turn.is, receiver»(2)?;
    match reel.next() {
        Some(third) if third.«kind→Turn.kind, receiver» == 1 => third.«is→Turn.is, receiver»(3),
        _ => Ok(()),
    }
}

trait Brake { fn hold(&self, by: u8) -> u8; }
impl Brake for u8 { fn hold(&self, by: u8) -> u8 { by } }
impl Brake for String { fn hold(&self, by: u8) -> u8 { self.len() as u8 } }
impl<T> Brake for &T where T: Brake + ?Sized {
    fn hold(&self, by: u8) -> u8 { (**self).«hold→Brake.hold, receiver»(by) }
}
impl<B: Brake + ?Sized> Brake for Box<B> {
    fn hold(&self, by: u8) -> u8 { (**self).«hold→Brake.hold, receiver»(by) }
}

fn marked(kind: u8) -> &'static str {
    match kind {
        0 => {
            const MARK: &str = "none";
            «MARK→marked.MARK@reels.rs:46, scope»
        }
        _ => {
            const MARK: &str = "some";
            let mark = «MARK→marked.MARK@reels.rs:50, scope»;
            mark
        }
    }
}

fn wound_by(reel: &Reel) -> u8 {
    #[cfg(feature = "quick")]
    fn imp(reel: &Reel) -> u8 { 1 }
    #[cfg(not(feature = "quick"))]
    fn imp(reel: &Reel) -> u8 { 2 }
    «imp→wound_by.imp@reels.rs:61 or wound_by.imp@reels.rs:59, scope»(reel)
}
