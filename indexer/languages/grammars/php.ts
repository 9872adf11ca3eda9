/** The grammar of PHP. */
import type { Grammar } from "./grammar";

export const grammar: Grammar = {
  // the grammar that knows the HTML around `<?php`, which real files have
  module: "tree-sitter-php/tree-sitter-php.wasm",
  around: ["<?php $x = ", ";"],
  sample: `<html><?= $title ?></html>
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
