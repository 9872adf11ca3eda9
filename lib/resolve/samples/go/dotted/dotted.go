package dotted

import . "example.com/coast/tide"

func ebb() Gauge {
	m := «NewMeter→tide.NewMeter, import»(1)
	m.«Level→tide.Meter.Level, receiver»()
	return m
}

type rise struct{ «Meter→tide.Meter, import» }

func turn(g «Gauge→tide.Gauge, import») int { return g.«Level→tide.Gauge.Level, receiver»() }

var still = Meter{«Drift→tide.Meter.Drift, receiver»: 1}
