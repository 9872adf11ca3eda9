//! A generic type of the crate that is written by an alias, and what its methods give.
use std::fmt;

pub type Found<T> = Outcome<T>;

pub enum Outcome<T> {
    One(T),
    None,
}

impl<T> Found<T> {
    pub fn unwrap(self) -> T {
        panic!()
    }
    pub fn single(self) -> Option<T> {
        None
    }
}

impl<T: fmt::Debug> Found<T> {
    pub fn shown(self) -> T {
        panic!()
    }
}

pub struct Moored<B: Berth> {
    berth: B,
}

impl<B: Berth> Moored<B> {
    pub fn cast_off(&self) {}
    pub fn again(&self) -> Option<Moored<B>> {
        None
    }
}

impl<B: Berth> fmt::Debug for Moored<B> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        Ok(())
    }
}

pub trait Berth: Sized {
    fn moor(&self) -> Found<Moored<Self>>;
    fn moor_at(&self, place: u8) -> Found<Moored<Self>> {
        self.moor()
    }
}

#[derive(Clone)]
pub struct Quay;

impl Quay {
    fn sweep() -> Moored<Quay> {
        panic!()
    }
}

impl Berth for Quay {
    fn moor(&self) -> Found<Moored<Quay>> {
        panic!()
    }
}

fn tie_up(line: &str, parsed: Option<Moored<Quay>>) {
    let moored = Quay.«moor→Quay.moor, receiver»().«unwrap→Found.unwrap, receiver»();
    moored.«cast_off→Moored.cast_off, receiver»();
    let placed = Quay.«moor_at→Berth.moor_at, receiver»(1).«unwrap→Found.unwrap, receiver»();
    placed.«cast_off→Moored.cast_off, receiver»();
    placed.again().unwrap().«cast_off→Moored.cast_off, receiver»();
    let single = Quay.moor().«single→Found.single, receiver»().unwrap().again().unwrap();
    single.«cast_off→Moored.cast_off, receiver»();
    Quay.moor().«shown→Found.shown, receiver»().«cast_off→Moored.cast_off, receiver»();
    parsed.iter().map(|each| each.«cast_off→Moored.cast_off, receiver»());
    parsed.map(|each| each.«cast_off→Moored.cast_off, receiver»());
    line.parse::<Moored<Quay>>().map(|each| each.«cast_off→Moored.cast_off, receiver»());
    Quay::sweep().«cast_off→Moored.cast_off, receiver»();
}
