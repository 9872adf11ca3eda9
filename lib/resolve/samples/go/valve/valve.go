package valve

// Formatter bears a name that the standard library has, too.
type Formatter interface {
	Format(word string) string
}
