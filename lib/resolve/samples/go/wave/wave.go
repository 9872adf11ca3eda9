package wave

type Crest interface {
	Height() int
}

type Wave struct {
	Length int
}

func (w Wave) Height() int { return w.Length / 7 }

type Waves []Wave

func (s Waves) Less(i, j int) bool { return s[i].«Length→wave.Wave.Length, receiver» < s[j].Length }

func (s Waves) Sum() int {
	sum := 0
	for _, each := range s {
		sum += each.«Height→wave.Wave.Height, receiver»()
	}
	return sum
}

func Compare() int {
	cases := []struct {
		name string
		want int
	}{{"swell", 1}}
	for _, c := range cases {
		if len(c.«name→wave.Compare.name, unique_name») > 0 {
			return cases[0].«want→wave.Compare.want, unique_name»
		}
	}
	for _, crest := range map[string]Crest{"pier": Wave{}} {
		return crest.«Height→wave.Crest.Height, receiver»()
	}
	return 0
}

type other struct {
	name string
	want int
}
