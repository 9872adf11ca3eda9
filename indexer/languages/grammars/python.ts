/** The grammar of Python. */
import type { Grammar } from "./grammar";

export const grammar: Grammar = {
  module: "tree-sitter-python/tree-sitter-python.wasm",
  around: ["x = ", "\n"],
  sample: `# 🦊
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
};
