package tide

type Gauge interface {
	// Level says how high the water stands.
	Level() int
}

type Meter struct {
	Drift int
}

func NewMeter(drift int) *Meter { return &Meter{«Drift→tide.Meter.Drift, receiver»: drift} }

func (m Meter) Level() int { return m.«Drift→tide.Meter.Drift, receiver» * scale }

const scale = 3

func All() []*Meter { return nil }

func Walk(visit func(Gauge)) {
	for _, m := range «All→tide.All, scope»() {
		visit(m)
	}
}
