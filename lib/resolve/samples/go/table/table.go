package table

func run(name string, f func()) {}

func twice() {
	run("low", func() {
		tests := []struct {
			depth int
		}{{depth: 1}}
		for _, tt := range tests {
			_ = tt.«depth→table.twice.depth, unique_name»
		}
	})
	run("high", func() {
		tests := []struct {
			depth int
		}{{«depth→table.twice.depth, scope»: 2}}
		for _, tt := range tests {
			_ = tt.«depth→table.twice.depth, unique_name»
		}
	})
}
