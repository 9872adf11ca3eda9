/**
 * A few lines of each language that show the fast reader's hard cases: comments between children (extras), hidden rules
 * with fields, aliases, empty nodes, characters outside the BMP, and code that does not parse.
 */
import type { ParsedLanguage } from "../../lib/contract/vocabulary";

export const SAMPLES: Record<ParsedLanguage, string> = {
  cpp: `// 🦊 a fox
#include <vector>
namespace a::b { template <typename T> class X_API Box final : public Base<T>, private ns::I {
  int count{0}, *p = nullptr; /* between */ virtual ~Box() override;
  auto get() const -> T& { return this->items[1 + (2 * 3)]; }
  operator bool() const; Box(const Box &) = delete;
}; }
void a::b::Box<int>::run(int x, char const *s = "é🦊") { for (auto &i : v) { i.call<T>(x)->y; } goto end; end: ; }
class AFoo : public UObject { GENERATED_BODY() UPROPERTY(EditAnywhere, Category="x") int32 N; void f( { ) };
int broken = (1 + ;
`,
  c: `/* 🦊 */
#define MAX(a, b) ((a) > (b) ? (a) : (b))
#ifdef A
static inline int f(struct s *p, int n[], ...) { return p->next->x + n[0]; }
#else
typedef struct s { int a : 3, /* b */ *b; union { long l; } u; } s_t, *s_p;
#endif
enum e { ONE = 1, TWO }; int (*table[])(void) = { [0] = one, .x = 2 };
SYSCALL_DEFINE2(open, const char __user *, name, int, flags) { if (x) return -1 else }
int broken(int a { switch (a) { case 1: break; default: ; }
`,
  csharp: `using System.Linq; // 🦊
namespace A.B { [Serializable] public partial class C<T> : Base, I<T> where T : new() {
  public int Count { get; private set; } = 3; /* x */ event Action? E;
  public async Task<int> Run(string s = "é🦊", params int[] xs) => await xs.Where(x => x > 1).First()!;
  record P(int X, int Y); delegate void D(ref int a); static C operator +(C a, C b) { return a ?? b; }
  void Broken( { var x = $"a{b}c"; switch (x) { case > 1 and < 3: break; } foreach (var y in ) }
}}
`,
  java: `package a.b; import static java.util.List.of; // 🦊
/** doc */ @Deprecated public final class C<T extends Number & Runnable> extends Base implements I<T>, J {
  private int a = 1, b[] = {1, /* x */ 2}; enum E { ONE("é🦊") { void f() {} }, TWO; }
  record P(int x, int... ys) {} @Override public <R> R map(Function<? super T, R> f) throws E1, E2 {
    return switch (a) { case 1 -> this.b[0]; default -> { yield super.g(x -> x + 1, C::new); } }; }
  void broken(int a { for (int i = 0; i < ; i++) { foo(; } }
}
`,
  kotlin: `package a.b // 🦊
import a.b.C as D
/** doc */ data class P<T : Any>(val x: Int = 1, private var y: String?) : Base(x), I by y {
  companion object { const val A = "é🦊 \${x + 1} $y" } /* between */
  val z: Int get() = field ?: 0
  override suspend fun <R> String.map(f: (T) -> R, vararg xs: Int): R? = this.let { it?.foo(1, b = 2)!! }
  fun broken( { when (x) { is Int -> 1; in 1..2 -> ; else -> } }
}
typealias F = (Int) -> Unit
`,
  typescript: `import type { A, B as C } from "a"; // 🦊
/** doc */ export abstract class X<T extends A = C> extends Base<T> implements I, J {
  @dec() private readonly a?: number = 1; static #b = "é🦊"; /* between */ constructor(public x: string, y?: number) { super(x); }
  get v(): T | undefined { return this.#b!.c?.[0] as T; } abstract f(): void;
}
export default interface I2 { (a: number): string; readonly [key: string]: Map<string, A[]>; }
type M<T> = { [K in keyof T]-?: T[K] extends infer U ? U : never }; enum E { A = 1, B } namespace N.M { let x; }
const f = async <T,>({ a, b: [c] }: P) => { for (const x of y) await x\`t\${1}\`; };
function broken(a: { return <div>; } class { x( }
`,
  tsx: `import React, { useState as s } from "react"; // 🦊
export const App: FC<P> = ({ a, ...rest }) => { /* between */
  const [n, set] = useState<number>(0);
  return <Box.Item key="é🦊" {...rest} onClick={() => set(n + 1)}>text {n > 1 && <b />} &amp; <></></Box.Item>;
};
function broken(a: { return <div><span></div>; } interface I<T> extends J { x?: T[]; }
`,
  javascript: `#!/usr/bin/env node
import d, * as ns from "x"; // 🦊
/** doc */ export class A extends (B, C) { static #p = 1; get x() { return this.#p; } async *gen() { yield* f?.(1); } /* x */ }
const { a, b: { c = 1 }, ...r } = require("é🦊"), g = (x, y) => ({ x, [y]: /re/gi, m() {} });
label: for (var i in o) { if (i) continue label; else throw new Error(\`t\${i}\`) }
module.exports = { A, f: function named() {} }; <div a="b">{c}</div>;
function broken( { return 1 + ; } let = ;
`,
  python: `# 🦊
from . import a as b, c; import d.e
@dec(1)
class C(Base, metaclass=M):
    """doc é🦊"""
    x: int = 1  # between
    async def f(self, a, /, b: str = "y", *args, c, **kw) -> list[int]:
        return [i for i in self.g(*args, k=1) if i] + (lambda q: q)(f"{a!r:>{w}} {b}")
match x:
    case {"a": [1, *rest]} | None if y: pass
def broken(a, :
    print "x" if else
  z = (1,
`,
  go: `package main // 🦊
import ( f "fmt"; . "os" )
type T[K comparable, V any] struct { *Base; a, b int \`json:"é🦊"\`; fn func(int) error /* between */ }
type I interface { ~int | string; M(x int) (y, z int) }
const ( A = iota; B )
func (t *T[K, V]) M(xs ...int) (err error) {
	defer func() { recover() }(); for i, x := range xs { go t.a.b(x, i) }; switch v := x.(type) { case int: return nil }
	return T{a: 1, b: []int{2}}
}
func broken(a int { if x := ; { foo( } }
`,
  rust: `//! 🦊
use std::{io::{self, Read as R}, fmt::*};
/// doc
#[derive(Debug)] pub struct S<'a, T: Clone + 'a> where T: Send { pub(crate) a: &'a mut T, /* between */ b: [u8; 4] }
impl<'a, T> Tr for S<'a, T> { type X = Vec<T>; const N: usize = 1; fn f(&self, (x, _): (i32, u8)) -> Option<&str> {
  let v = vec![1, 2]; match self.a { Some(ref y) if y > 1 => y?.g::<u8>("é🦊"), A::B { c, .. } => |z| z + 1, _ => unsafe { loop {} } } } }
macro_rules! m { ($($x:expr),*) => { $($x)* }; } enum E { A(i32), B { c: u8 } = 3 } mod n { extern "C" { fn g(); } }
fn broken(a: { let = ; } struct X {
`,
  ruby: `# 🦊
require "set"
module A::B; class C < Struct.new(:a)
  include M; attr_accessor :x, :y # between
  CONST = %w[a b].freeze
  def self.f(a, b = 1, *c, d: "é🦊", **e, &blk) = a.map(&:to_s).each { |x, (y, z)| puts "#{x} #{y}" }
  def []=(k, v); @k ||= v unless k.nil?; <<~TXT
    text #{k}
  TXT
  end
end; end
def broken(a, ; if x then ; case y when 1 then end
class << self; end )
`,
  php: `<html><?= $title ?></html>
<?php // 🦊
namespace A\\B; use C\\{D, E as F}; use function g;
/** doc */ #[Attr(1)] final class X extends Y implements I, J { use T1, T2 { a as protected b; }
  const A = 1; public static ?int $n = null; /* between */ public function __construct(private readonly string $s = "é🦊 {$a->b}") {}
  function &f(int|string ...$xs): static { return $this->g(...$xs)?->h::class ?? fn($x) => $x[0] + self::A; } }
enum S: string { case One = 'a'; } function gen() { yield from match(true) { default => new class {} }; }
function broken( { foreach ($a as => $b) { echo <<<T
x $y
T; }
`,
};
