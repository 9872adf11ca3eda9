//! A trait from outside, asked by its path: the block for the type that is handed to it, or any where that is not known.
use serde::ser::{self, SerializeSeq};
use std::fmt;
use std::io::{self, Write};

pub struct Sink<'w, W: Write> { depth: u32, drain: &'w mut W }
pub struct Basin { first: Bowl, name: String, rest: Vec<Bowl> }
#[derive(Debug)]
pub struct Bowl;

impl<'w, W: Write> SerializeSeq for Sink<'w, W> {
    type Ok = (); type Error = fmt::Error;
    fn serialize_element<T: ?Sized>(&mut self, value: &T) -> Result<(), fmt::Error> { Ok(()) }
    fn end(self) -> Result<(), fmt::Error> { Ok(()) }
}
impl<'w, W: Write> ser::SerializeTuple for Sink<'w, W> {
    type Ok = (); type Error = fmt::Error;
    fn serialize_element<T: ?Sized>(&mut self, value: &T) -> Result<(), fmt::Error> {
        SerializeSeq::«serialize_element→Sink.serialize_element@sinks.rs:13, unique_name»(self, value)
    }
    fn end(self) -> Result<(), fmt::Error> { ser::SerializeSeq::«end→Sink.end@sinks.rs:14, unique_name»(self) }
}
impl fmt::Display for Bowl {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result { Ok(()) }
}
impl fmt::Display for Basin {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        fmt::Debug::«fmt→outside»(&self.first, f)?;
        fmt::Display::«fmt→outside»(&self.name, f)?;
        fmt::Display::«fmt→Bowl.fmt@sinks.rs:24, unique_name»(&self.first, f)
    }
}
impl fmt::Debug for Basin {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        fmt::Display::«fmt→Basin.fmt@sinks.rs:27, unique_name»(&*self, f)
    }
}
impl io::Write for Bowl {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> { Ok(0) }
    fn flush(&mut self) -> io::Result<()> { Ok(()) }
}
impl ser::SerializeMap for Basin {
    type Ok = (); type Error = fmt::Error;
    fn serialize_key<T: ?Sized>(&mut self, key: &T) -> Result<(), fmt::Error> { Ok(()) }
    fn end(self) -> Result<(), fmt::Error> { Ok(()) }
}
fn pour(mut basin: Basin, bowl: &mut Bowl) {
    io::Write::«flush→Bowl.flush, unique_name»(&mut basin.first);
    Write::«flush→Bowl.flush, unique_name»(bowl);
    Write::«flush→outside»(&mut basin.rest);
    let emptied = |any| ser::SerializeMap::«end→Basin.end, name»(any);
    let gone = |any| io::Read::«flush→outside»(any);
    emptied(&mut basin.rest[0]);
    ser::SerializeMap::«end→Basin.end, unique_name»(Basin { first: Bowl, name: String::new(), rest: Vec::new() });
}
pub struct Cask(pub(crate) String, pub Bowl);
pub struct Depth(u32);
impl fmt::Display for Depth {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result { fmt::Display::«fmt→outside»(&self.0, f) }
}
pub enum Vessel { Small(Bowl), Large(Basin) }
impl fmt::Display for Vessel {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match *self {
            Vessel::Small(ref it) => fmt::Debug::«fmt→outside»(it, f),
            Vessel::Large(ref it) => fmt::Debug::«fmt→Basin.fmt@sinks.rs:34, unique_name»(it, f),
        }
    }
}
impl fmt::Display for Cask {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        fmt::Debug::«fmt→outside»(self, f)?;
        fmt::Display::«fmt→outside»("cask", f)?;
        fmt::Display::«fmt→outside»(&self.0, f)?;
        fmt::Display::«fmt→Bowl.fmt@sinks.rs:24, unique_name»(&self.1, f)
    }
}
impl From<Bowl> for Cask { fn from(bowl: Bowl) -> Self { Cask(String::new(), bowl) } }
fn store(bowl: Bowl, boxed: Box<Bowl>) -> Cask {
    Write::«flush→Bowl.flush, name»(boxed);
    From::«from→Cask.from, unique_name»(bowl)
}
