package keep

// Maker is what a box asks of its second parameter.
type Maker[T any] interface{ Make(T) Cask }

type Cask struct{ Size int }

type Box[T any, M Maker[T]] struct {
	inner T
	maker M
}

func (b *Box[T, M]) fill(v «T→local») int {
	var made «M→local»
	_ = made.«Make→keep.Maker.Make, receiver»(v).«Size→keep.Cask.Size, receiver»
	return b.maker.«Make→keep.Maker.Make, receiver»(v).«Size→keep.Cask.Size, receiver»
}

func (b Box[K, «N→local»]) drain(v «K→local») {
	var other «N→local»
	other.«Make→keep.Maker.Make, receiver»(v)
}

func pour[T any, M Maker[T]](of M, v T) int {
	var more M
	return of.«Make→keep.Maker.Make, receiver»(v).Size + more.«Make→keep.Maker.Make, receiver»(v).«Size→keep.Cask.Size, receiver»
}

var casks = []struct {
	label string
	want  string
}{{"a", "b"}}

func each(run func(func(*Cask))) {
	for _, test := range casks {
		_ = test.«label→keep.casks.label, receiver»
		run(func(c *Cask) {
			_ = test.«want→keep.casks.want, receiver»
			_ = c.«Size→keep.Cask.Size, receiver»
		})
	}
}
