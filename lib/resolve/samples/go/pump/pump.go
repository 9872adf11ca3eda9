package pump

import (
	"fmt"

	"example.com/coast/valve"
)

// What is embedded here stands outside, though a type of the same name stands beside.
type Dial interface {
	fmt.Formatter
	Pressure() int
}

type Tap interface {
	valve.Formatter
}

func Drain(dial Dial, tap Tap) int {
	dial.«Format→outside»(nil, 'v')
	tap.«Format→valve.Formatter.Format, receiver»("dry")
	return dial.«Pressure→pump.Dial.Pressure, receiver»()
}
