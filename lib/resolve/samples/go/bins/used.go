package bins

import "strconv"

func used(makers []Maker, i int) {
	bin := New[Label]()
	bin.«Put→bins.Bin.Put, receiver»(Label{})
	bin.«Top→bins.Bin.Top, receiver»().«Peel→bins.Label.Peel, receiver»()
	New[*Label]().«Top→bins.Bin.Top, receiver»().«Peel→bins.Label.Peel, receiver»()
	filled := Filled[int](1)
	filled.«Put→bins.Bin.Put, receiver»(2)
	made := makers[i]()
	made.«Put→bins.Bin.Put, name»(3)
	makers[i]().«Put→bins.Bin.Put, name»(3)
	first := makers[0]()
	first.«Put→bins.Bin.Put, name»(3)
	makers[0]().«Put→bins.Bin.Put, name»(3)
	_ = strconv.Itoa(1)
}

func held(given Bin[Label]) {
	given.«Top→bins.Bin.Top, receiver»().«Peel→bins.Label.Peel, receiver»()
	filled := Filled(Label{})
	filled.«Top→bins.Bin.Top, receiver»()
}
