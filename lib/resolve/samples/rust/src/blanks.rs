//! Methods that traits add to types from outside, and to all types.
pub trait Blank {
    fn is_all_blank(&self) -> bool;
    fn blanks_behind(&self) -> usize {
        0
    }
    fn trim(&self) -> &Self;
}

impl Blank for [u8] {
    fn is_all_blank(&self) -> bool {
        self.iter().all(|each| *each == b' ')
    }
    fn trim(&self) -> &[u8] {
        self
    }
}

pub trait Weighed {
    fn tonnage(&self) -> u8;
    fn tare(&self) -> u8;
}

impl<T> Weighed for T where T: Copy {
    fn tonnage(&self) -> u8 {
        1
    }
    fn tare(&self) -> u8 {
        1
    }
}

pub struct Hull;

impl Hull {
    fn tare(&self) -> u8 {
        2
    }
}

fn blank(line: &[u8], hull: Hull) {
    line.«is_all_blank→is_all_blank, unique_name»();
    b"  ".«blanks_behind→Blank.blanks_behind, unique_name»();
    line.«trim→Blank.trim, name»();
    hull.«tonnage→T.tonnage, unique_name»();
    hull.«tare→Hull.tare, receiver»();
    [1, 2].«tonnage→T.tonnage, unique_name»();
}
