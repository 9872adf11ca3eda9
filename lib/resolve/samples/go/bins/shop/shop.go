package main

import "example.com/coast/bins"

func main() {
	bin := bins.New[bins.Label]()
	bin.«Put→bins.Bin.Put, receiver»(bins.Label{})
	bin.«Top→bins.Bin.Top, receiver»().«Peel→bins.Label.Peel, receiver»()
}
