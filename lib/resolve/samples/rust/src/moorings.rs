//! What a type lends by `Deref`: the members of another, after its own.
use std::ops::{self, Deref};

pub struct Berth { pub depth: u32, pub flow: Flow }
impl Berth {
    pub fn cleared(&self) -> Flow { Flow }
    pub fn key(&self) -> u8 { 0 }
}
pub struct Flow;
impl Flow { pub fn ready(&self) -> u32 { 1 } }

pub struct Pointer<'a> { key: u8, all: &'a mut Vec<Berth> }
impl<'a> Pointer<'a> {
    pub fn key(&self) -> u8 { self.«key→Pointer.key, receiver» }
    pub fn deep(&self) -> bool { self.«depth→Berth.depth, receiver» > 9 }
}
impl<'a> ops::Deref for Pointer<'a> {
    type Target = Berth;
    fn deref(&self) -> &Berth { &self.all[0] }
}

pub struct Guard(Berth);
impl Deref for Guard {
    type Target = Berth;
    fn deref(&self) -> &Self::«Target→outside» { &self.0 }
}

pub struct Held<T> { inner: T }
impl<T> Deref for Held<T> {
    type Target = T;
    fn deref(&self) -> &Self::Target { &self.inner }
}

pub struct Label(String);
impl Deref for Label {
    type Target = str;
    fn deref(&self) -> &str { &self.0 }
}

fn moor(pointer: &mut Pointer, guard: Guard, held: Held<Berth>, label: &Label) {
    pointer.«depth→Berth.depth, receiver» = pointer.«flow→Berth.flow, receiver».«ready→Flow.ready, receiver»();
    pointer.«key→Pointer.key, receiver»();
    pointer.«cleared→Berth.cleared, receiver»().«ready→Flow.ready, receiver»();
    guard.«depth→Berth.depth, receiver»;
    guard.«cleared→Berth.cleared, receiver»().«ready→Flow.ready, receiver»();
    held.«cleared→Berth.cleared, receiver»();
    held.«inner→Held.inner, receiver».«key→Berth.key, receiver»();
    label.«len→outside»();
}
