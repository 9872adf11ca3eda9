package dock

func moor() int { return 1 }

type rope struct{ length int }
