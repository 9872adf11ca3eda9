//! Items of a trait from outside that make a value: what is expected in their place says whose block is meant.
use crate::error::Error;
use serde::{de, ser};
use std::fmt;

pub struct Cleat { size: u8, pin: Pin, spare: Option<Pin>, all: Vec<Pin>, free: Bolt }
pub struct Pin;
#[derive(Default)]
pub struct Bolt;
pub struct Snag { text: String }
pub type Result<T> = std::result::Result<T, Snag>;

impl Default for Pin { fn default() -> Self { Pin } }
impl Default for Cleat {
    fn default() -> Self {
        Cleat {
            size: Default::«default→outside»(),
            pin: Default::«default→Pin.default, unique_name»(),
            spare: Default::«default→outside»(),
            all: Default::«default→outside»(),
            free: Default::«default→outside»(),
        }
    }
}
impl From<u8> for Pin { fn from(size: u8) -> Self { Pin } }
impl From<Pin> for Cleat { fn from(pin: Pin) -> Self { Cleat { pin, ..Default::«default→Cleat.default, unique_name»() } } }
impl From<Bolt> for Cleat { fn from(bolt: Bolt) -> Self { Cleat::default() } }
impl ser::Error for Snag { fn custom<T: fmt::Display>(text: T) -> Self { Snag { text: text.to_string() } } }
impl de::Error for Snag { fn custom<T: fmt::Display>(text: T) -> Self { Snag { text: text.to_string() } } }

fn fit(pin: Pin, times: usize) -> Cleat { From::«from→Cleat.from(Pin), unique_name»(pin) }
fn fitted(bolt: Bolt) -> Result<Cleat> {
    let one: Pin = Default::«default→Pin.default, unique_name»();
    let mut cleat = fit(Default::«default→Pin.default, unique_name»(), Default::«default→outside»());
    cleat.pin = Default::«default→Pin.default, unique_name»();
    let unsaid = Default::«default→Pin.default or Cleat.default, name»();
    take(unsaid);
    let held: Option<Pin> = Some(Default::«default→Pin.default, unique_name»());
    if cleat.size > 3 {
        return Err(de::Error::«custom→Snag.custom@fittings.rs:29, unique_name»("big"));
    }
    Ok(From::«from→Cleat.from(Bolt), unique_name»(bolt))
}
fn refused() -> Result<Cleat> { Err(de::Error::«custom→Snag.custom@fittings.rs:29, unique_name»("none")) }
fn chosen(is_small: bool) -> Pin {
    if is_small { Default::«default→Pin.default, unique_name»() } else { Default::«default→Pin.default, unique_name»() }
}
fn matched(size: u8) -> Pin {
    match size {
        0 => Default::«default→Pin.default, unique_name»(),
        _ => { Pin }
    }
}
fn any<T: Default>() -> T { T::«default→outside»() }
fn every<T: Default>() -> Vec<T> { let made = || Default::«default→Pin.default or Cleat.default, name»(); vec![made()] }
fn of_number() -> u64 { Default::«default→outside»() }
impl From<Pin> for std::time::SystemTime { fn from(pin: Pin) -> Self { std::time::UNIX_EPOCH } }
impl From<Bolt> for String { fn from(bolt: Bolt) -> Self { String::new() } }
fn told(pin: Pin, bolt: Bolt, any: &str) {
    std::time::SystemTime::«from→std.time.SystemTime.from, unique_name»(pin);
    String::«from→String.from, unique_name»(bolt);
    String::«from→outside»(any);
    String::«from→outside»("any");
    let unsaid = |it| String::«from→String.from, name»(it);
}
