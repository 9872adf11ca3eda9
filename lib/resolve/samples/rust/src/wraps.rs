use std::cell::RefCell;
use std::pin::Pin;
use std::rc::Rc;

pub struct Ballast { weight: u8 }
impl Ballast { pub fn shift(&mut self) {} }
pub struct Keel { ballast: Ballast }
impl Keel {
    pub fn settle<F>(&mut self, trim: F) where F: Send + FnOnce(&mut Ballast, u8) { trim(&mut self.ballast, 1) }
    pub fn trimmed(&mut self, trim: impl FnMut(&mut Ballast)) {}
}
pub fn wrapped(mut keel: Keel, mut own: Ballast) {
    let cell = RefCell::new(Ballast { weight: 2 });
    cell.borrow_mut().«shift→Ballast.shift, receiver»();
    Pin::new(&mut own).«shift→Ballast.shift, receiver»();
    Rc::new(own).«weight→Ballast.weight, receiver»;
    keel.settle(|b, n| { b.«shift→Ballast.shift, receiver»(); });
    keel.trimmed(|b| b.«shift→Ballast.shift, receiver»());
}
