use std::ops::Index;

use quay::signals::{Flag as QuayFlag, «Bell→outside» as QuayBell};

pub struct Bell {
    pitch: u8,
}

flag_set! {
    pub struct Marks: u16 {
        const THICK = 1;
        const _ = !0;
    }
}

impl «Marks→Marks, scope» {
    pub fn name(&self) -> u8 { 1 }
}

quay::project! {
    pub struct Chain<T> { #[pin] link: T, size: usize }
}

impl<T> Chain<T> {
    fn size(&self) -> usize { self.«size→Chain.size, receiver» }
}

pub trait Part { type Bell: «Bell→Bell, scope»; fn place(self); }

pub struct Board { stale: bool }

impl Board {
    pub fn new() -> Self { Self { «stale→Board.stale, receiver»: false } }
    pub fn maybe() -> Result<Self, String> { Ok(Self::«new→Board.new, receiver»()) }
    fn lift(&self) { let copy = self.clone(); copy.«stale→Board.stale, receiver»; }
}

impl Part for &Board {
    fn place(self) { self.«lift→Board.lift, receiver»(); }
}

pub struct Yard { boards: Vec<Board> }

impl Index<u8> for Yard {
    type Output = Board;
    fn index(&self, at: u8) -> &Board { &self.boards[0] }
}

fn go(yard: Yard, marks: Marks) {
    use quay::signals::Bell;
    let bell: Option<Box<dyn «Bell→outside»>> = None;
    yard[1].«lift→Board.lift, receiver»();
    Board::maybe().unwrap().«lift→Board.lift, receiver»();
    marks.«name→Marks.name, receiver»();
    let _ = Marks::«THICK→Marks.THICK, scope»;
}

mod paint {}
macro_rules! paint { ($x:ident) => {}; }
«paint→paint, scope»!(a);
macro_rules! test { ($x:ident) => {}; }
#[«test→outside»]
fn second() {}
