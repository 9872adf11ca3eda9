package dock_test

import "example.com/coast/dock"

func moor(by int) int { return by + dock.«Leave→dock.Leave, import»() }

func tied() int { return «moor→dock_test.moor@outer_test.go, scope»(2) + «untie→dock_test.untie, import»() }
