//! What traits of the crate give types of the language, what bounds say, and which error a result holds.
pub struct Wreck;
impl Wreck { pub fn is_deep(&self) -> bool { true } }
pub type Result<T> = std::result::Result<T, Wreck>;

const DEEP: u8 = 3;

pub trait Fathoms {
    const DEPTH: u8;
    const HALF: u8 = 1;
    fn shallowest() -> Self;
    fn sounded(&mut self) -> u8 {
        match 1 { self::«DEEP→DEEP, scope» => 1, _ => 2 }
    }
}

impl Fathoms for u64 {
    const DEPTH: u8 = 1;
    fn shallowest() -> Self { 0 }
}

pub trait Anchored<'sea> { fn hold_fast(&self); }

fn raise(name: &str) -> Result<u8> { Ok(1) }
fn lower(name: &str) -> std::result::Result<u8, crate::wrecks::Wreck> { Ok(1) }

fn held<'sea, R>(berth: &mut R, deep: u8) where R: ?Sized + Clone + Anchored<'sea> {
    berth.«hold_fast→Anchored.hold_fast, receiver»();
    raise("a").unwrap_err().«is_deep→Wreck.is_deep, receiver»();
    let lost = lower("a").map(|each| each + 1);
    lost.unwrap_err().«is_deep→Wreck.is_deep, receiver»();
    u64::«DEPTH→Fathoms.DEPTH, unique_name» + u64::«HALF→Fathoms.HALF, unique_name» + u64::«shallowest→u64.shallowest, unique_name»() + u64::«MAX→outside»;
}

pub struct Sounder;
impl Fathoms for Sounder {
    const DEPTH: u8 = 2;
    fn shallowest() -> Self { Sounder }
    fn sounded(&mut self) -> u8 {
        match 1 { self::«DEEP→DEEP, scope» => 1, _ => self::«DEEP→DEEP, scope» }
    }
}
fn sound(line: Lead) { line.«sounded→Fathoms.sounded, unique_name»(); }

impl std::fmt::Display for Sounder {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result { Ok(()) }
}
impl std::fmt::Debug for Sounder {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        std::fmt::Display::«fmt→Sounder.fmt@wrecks.rs:46, unique_name»(self, f)
    }
}

mod private { pub trait Sealed {} }
pub trait Buried: private::«Sealed→private.Sealed@wrecks.rs, scope» {}
pub struct Lead;
impl Lead {
    pub fn parse(line: &str) -> Lead { Lead }
    pub fn drop_to(&self) {}
}
fn sank() {
    match 2 { self::«DEEP→DEEP, scope» => 1, _ => 2 };
    let mut lead = "deep".parse::<Lead>().unwrap();
    lead.«drop_to→Lead.drop_to, receiver»();
}
