package dock_test

func untie() int { return «moor→dock_test.moor@outer_test.go, import»(3) }
