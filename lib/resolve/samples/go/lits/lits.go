package lits

import (
	"net/http"

	"example.com/coast/db-lift"
)

const HeaderTop = "Upgrade"

type Value struct{ Name string }
type Values []Value

var a = http.Header{«HeaderTop→lits.HeaderTop, unique_name»: []string{"x"}}
var b = map[string]int{«HeaderTop→lits.HeaderTop, scope»: 1}
var c = Values{{«Name→lits.Value.Name, receiver»: "a"}}
var d = lift.«Parse→lift.Parse, import»[int]("a", 1)

func keyed() {
	type args struct{ n int }
	tests := []struct {
		name string
		args args
	}{{«name→lits.keyed.name, scope»: "a", «args→lits.keyed.args, scope»: «args→lits.keyed.args, scope»{«n→lits.keyed.args.n, receiver»: 1}}}
	_ = tests
}
