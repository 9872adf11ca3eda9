package pump

import (
	"fmt"

	"example.com/coast/valve"
)

// What is embedded here stands outside, though a type of the same name stands beside.
type Gauge interface {
	fmt.Formatter
	Level() int
}

type Tap interface {
	valve.Formatter
}

func Drain(gauge Gauge, tap Tap) int {
	gauge.«Format→outside»(nil, 'v')
	tap.«Format→valve.Formatter.Format, receiver»("dry")
	return gauge.«Level→pump.Gauge.Level, receiver»()
}
