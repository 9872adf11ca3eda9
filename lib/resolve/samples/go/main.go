package main

import (
	"fmt"

	water "example.com/coast/tide"
)

type station struct {
	water.Meter
	name string
}

func (s *station) Report() string {
	return fmt.Sprint(s.«name→main.station.name, receiver», s.«Level→tide.Meter.Level, receiver»(), s.«Meter→main.station.Meter, receiver».«Drift→tide.Meter.Drift, receiver»)
}

func show(gauge water.«Gauge→tide.Gauge, import») {
	fmt.Println(gauge.«Level→tide.Gauge.Level, receiver»())
}

func main() {
	s := &station{name: "pier", Meter: water.Meter{«Drift→tide.Meter.Drift, receiver»: 2}}
	«show→main.show, scope»(s)
	show(water.«NewMeter→tide.NewMeter, import»(1))
	for _, each := range water.All() {
		each.«Level→tide.Meter.Level, receiver»()
	}
	water.Walk(func(g water.Gauge) { g.«Level→tide.Gauge.Level, receiver»() })
}
