//! Names behind a type that is written with its trait.
pub trait Measure {
    fn deepest() -> Self;
    fn fathoms(&self) -> u32;
}

pub trait Chart {
    type Depth: Measure;
    type Mark;
}

pub trait SeaChart: Chart {
    fn at(&self, depth: Self::«Depth→Chart.Depth, receiver») -> Self::«Mark→Chart.Mark, receiver»;
    fn soundings(&self) -> Soundings<'_, Self::«Depth→Chart.Depth, receiver»>;
}

pub struct Soundings<'a, D> {
    all: &'a [D],
}

pub fn sound<D: Measure, C: Chart>(chart: &C) -> <C as Chart>::«Mark→Chart.Mark, receiver» {
    let limit = <D as Measure>::«deepest→Measure.deepest, scope»();
    limit.«fathoms→Measure.fathoms, receiver»();
    <Lead>::«swing→Lead.swing, scope»(&Lead { line: 1 });
    <Lead as Measure>::«fathoms→Lead.fathoms, scope»(&Lead { line: 1 });
}

pub trait Sounded {
    type Catch;
}

impl Sounded for Lead {
    type Catch = u8;
}

impl<T> std::ops::Index<T> for Lead {
    type Output = u8;
}

impl Indexed for Lead {
    type Output = u8;
}

pub trait Indexed {
    type Output;
}

pub fn indexed<T>(one: <Lead as std::ops::Index<T>>::«Output→outside», two: <Lead as Indexed>::«Output→Indexed.Output, receiver») {}

pub fn catch(one: <Lead as Sounded>::«Catch→Sounded.Catch, receiver») {}

pub struct Lead {
    line: u32,
}

impl Lead {
    fn swing(&self) {}
}

impl Measure for Lead {
    fn deepest() -> Self {
        Lead { line: 9 }
    }
    fn fathoms(&self) -> u32 {
        self.line
    }
}

impl<C: Measure> Measure for Soundings<'_, C> {
    fn deepest() -> Self {
        panic!()
    }
    fn fathoms(&self) -> u32 {
        let most = <C as Measure>::«deepest→Measure.deepest, scope»();
        0
    }
}
