package main

type tank struct {
	water struct {
		level int
	}
	oil struct {
		level int
	}
}

func (t *tank) sum() int { return t.water.«level→main.tank.water.level, receiver» + t.oil.«level→main.tank.oil.level, receiver» }
