package lift

func Parse[T any](text string, or T) T { return or }
