package bins

// Bin holds things of one kind.
type Bin[T any] struct{ held []T }

type Label struct{ Text string }

func (b *Bin[T]) Put(t T) {}

func (b *Bin[T]) Top() T { return b.held[0] }

func (l *Label) Peel() {}

func New[T any]() *Bin[T] { return &Bin[T]{} }

func Filled[T any](t T) *Bin[T] { return &Bin[T]{} }

type Maker func() *Bin[int]
