/** The grammar of Go. */
import type { Grammar } from "./grammar";

export const grammar: Grammar = {
  module: "tree-sitter-go/tree-sitter-go.wasm",
  around: ["package a\nvar x = ", "\n"],
  sample: `package main // 🦊
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
};
