/** The grammar of Rust. */
import type { Grammar } from "./grammar";

export const grammar: Grammar = {
  module: "tree-sitter-rust/tree-sitter-rust.wasm",
  around: ["const X: u8 = ", ";"],
  sample: `//! 🦊
use std::{io::{self, Read as R}, fmt::*};
/// doc
#[derive(Debug)] pub struct S<'a, T: Clone + 'a> where T: Send { pub(crate) a: &'a mut T, /* between */ b: [u8; 4] }
impl<'a, T> Tr for S<'a, T> { type X = Vec<T>; const N: usize = 1; fn f(&self, (x, _): (i32, u8)) -> Option<&str> {
  let v = vec![1, 2]; match self.a { Some(ref y) if y > 1 => y?.g::<u8>("é🦊"), A::B { c, .. } => |z| z + 1, _ => unsafe { loop {} } } } }
macro_rules! m { ($($x:expr),*) => { $($x)* }; } enum E { A(i32), B { c: u8 } = 3 } mod n { extern "C" { fn g(); } }
fn broken(a: { let = ; } struct X {
`,
};
