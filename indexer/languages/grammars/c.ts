/** The grammar of C. */
import type { Grammar } from "./grammar";

export const grammar: Grammar = {
  module: "tree-sitter-c/tree-sitter-c.wasm",
  around: ["int x = ", ";"],
  sample: `/* 🦊 */
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
};
