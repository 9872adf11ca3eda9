/**
 * Macros of crates that are not there. rust-analyzer reads nothing of what a macro is given that it does not know.
 * These hand on what reads as code: items, statements, values and the arms of a `select!`, so that names in them mean
 * what they mean around. A value that such a macro gives has no type that is known, but for those few whose meaning
 * everybody shares.
 */

/** Those that every file has: one from outside may not hide them. */
const STANDARD = new Set(
  (
    "assert assert_eq assert_ne cfg column compile_error concat dbg debug_assert debug_assert_eq debug_assert_ne env eprint eprintln file format " +
    "format_args global_asm include include_bytes include_str line macro_rules matches module_path option_env panic print println stringify " +
    "thread_local todo try unimplemented unreachable vec write writeln"
  ).split(" "),
);

/** What they are given is a pattern for other code. */
const TEMPLATES = new Set("quote quote_spanned parse_quote parse_quote_spanned".split(" "));

/** `pin!(future)` gives the name that it is given a value that is pinned. */
const PIN =
  "($($n:ident),+ $(,)?) => { $( let mut $n = $n; let mut $n = unsafe { ::core::pin::Pin::new_unchecked(&mut $n) }; )+ }; " +
  "(let $($t:tt)*) => { let $($t)* }; ($($t:tt)*) => { $crate::__read! { $($t)* } };";

/** What everybody means by a name. */
const SHARED: ReadonlyMap<string, string> = new Map([
  [
    "ready",
    "($e:expr $(,)?) => { match $e { ::core::task::Poll::Ready(t) => t, ::core::task::Poll::Pending => return ::core::task::Poll::Pending } };",
  ],
  ["pin", PIN],
  ["pin_mut", PIN],
  ["join", "($($e:expr),* $(,)?) => { ($($crate::__awaited($e)),*) };"],
]);

/** Of a crate that has macros of these names. */
export const outsideMacros = (names: Iterable<string>): string =>
  [
    READING,
    ...[...new Set(names)]
      .filter((name) => !STANDARD.has(name) && !TEMPLATES.has(name))
      .sort()
      .map((name) => `#[macro_export]\nmacro_rules! ${name} { ${SHARED.get(name) ?? HAND_ON} }`),
  ].join("\n");

const HAND_ON = "($($t:tt)*) => { $crate::__read! { $($t)* } };";

const READING = `
#[macro_export]
macro_rules! __read {
    () => {};
    (if #[$c:meta] { $($i:tt)* } $($r:tt)*) => { $crate::__branch! { () $c { $($i)* } $($r)* } };
    ($(#[$o:meta])* $v:vis static ref $n:ident : $t:ty = $e:expr; $($r:tt)*) => {
        $v static $n: $crate::Late<$t> = $crate::Late::new(|| $e);
        $crate::__read! { $($r)* }
    };
    ($(#[$o:meta])* $v:vis struct $n:ident : $t:ty { $( $(#[$a:meta])* const $f:ident = $e:expr; )* } $($r:tt)*) => {
        $v struct $n($t);
        impl $n { $( pub const $f: $n = { $e }; )* }
        $crate::__read! { $($r)* }
    };
    ($($i:item)+) => { $($i)+ };
    (let $($t:tt)*) => {{ let $($t)* }};
    (while $($t:tt)*) => {{ while $($t)* }};
    (for $($t:tt)*) => {{ for $($t)* }};
    (loop $($t:tt)*) => {{ loop $($t)* }};
    (if $($t:tt)*) => {{ if $($t)* }};
    (match $($t:tt)*) => {{ match $($t)* }};
    ($($t:tt)*) => {{ $crate::__each! { $($t)* } $crate::__unknown }};
}
#[macro_export]
macro_rules! __branch {
    (($($no:meta),*) $c:meta { $($i:tt)* } else if #[$d:meta] $($r:tt)*) => {
        #[cfg(all($c, $(not($no)),*))] $crate::__same! { $($i)* }
        $crate::__branch! { ($c $(, $no)*) $d $($r)* }
    };
    (($($no:meta),*) $c:meta { $($i:tt)* } else { $($e:tt)* }) => {
        #[cfg(all($c, $(not($no)),*))] $crate::__same! { $($i)* }
        #[cfg(all(not($c), $(not($no)),*))] $crate::__same! { $($e)* }
    };
    (($($no:meta),*) $c:meta { $($i:tt)* }) => { #[cfg(all($c, $(not($no)),*))] $crate::__same! { $($i)* } };
}
#[macro_export]
macro_rules! __same { ($($t:tt)*) => { $($t)* } }
#[macro_export]
macro_rules! __each {
    () => {};
    (biased; $($r:tt)*) => { $crate::__each! { $($r)* } };
    ($($k:ident).+ = ? $($r:tt)*) => { $crate::__each! { $($r)* } };
    ($($k:ident).+ = % $($r:tt)*) => { $crate::__each! { $($r)* } };
    ($p:pat = $e:expr, if $c:expr => $b:block $($r:tt)*) => { match $crate::__awaited($e) { $p if $c => $b, _ => {} } $crate::__each! { $($r)* } };
    ($p:pat = $e:expr, if $c:expr => $b:expr, $($r:tt)*) => { match $crate::__awaited($e) { $p if $c => { $b; } _ => {} } $crate::__each! { $($r)* } };
    ($p:pat = $e:expr => $b:block $($r:tt)*) => { match $crate::__awaited($e) { $p => $b, _ => {} } $crate::__each! { $($r)* } };
    ($p:pat = $e:expr => $b:expr, $($r:tt)*) => { match $crate::__awaited($e) { $p => { $b; } _ => {} } $crate::__each! { $($r)* } };
    ($p:pat = $e:expr => $b:expr) => { match $crate::__awaited($e) { $p => { $b; } _ => {} } };
    ($($k:ident).+ = $e:expr, $($r:tt)*) => { let _ = $e; $crate::__each! { $($r)* } };
    ($($k:ident).+ = $e:expr) => { let _ = $e; };
    ($k:ident : $e:expr, $($r:tt)*) => { let _ = $e; $crate::__each! { $($r)* } };
    ($e:expr, $($r:tt)*) => { let _ = $e; $crate::__each! { $($r)* } };
    ($e:expr => $($r:tt)*) => { let _ = $e; $crate::__each! { $($r)* } };
    ($e:expr; $($r:tt)*) => { let _ = $e; $crate::__each! { $($r)* } };
    ($e:expr) => { let _ = $e; };
    ({ $($i:tt)* } $($r:tt)*) => { $crate::__each! { $($i)* } $crate::__each! { $($r)* } };
    (( $($i:tt)* ) $($r:tt)*) => { $crate::__each! { $($i)* } $crate::__each! { $($r)* } };
    ([ $($i:tt)* ] $($r:tt)*) => { $crate::__each! { $($i)* } $crate::__each! { $($r)* } };
    ($t:tt $($r:tt)*) => { $crate::__each! { $($r)* } };
}
pub fn __awaited<F: ::core::future::Future>(_: F) -> F::Output { loop {} }
pub struct Anything;
pub struct Late<T>(fn() -> T);
impl<T> Late<T> { pub const fn new(_: fn() -> T) -> Self { loop {} } }
impl<T> ::core::ops::Deref for Late<T> { type Target = T; fn deref(&self) -> &T { loop {} } }
`;
