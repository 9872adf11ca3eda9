/** The grammar of C++. */
import type { Grammar } from "./grammar";

export const grammar: Grammar = {
  module: "tree-sitter-cpp/tree-sitter-cpp.wasm",
  around: ["int x = ", ";"],
  sample: `// 🦊 a fox
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
};
