package main

import (
	"go/types"
	"strconv"
	"strings"
)

// shapeOf writes a method's name and types so that two methods are of one shape just when one can stand for the other.
// The types of a package and of the same package with its tests are different ones for go/types, and of one shape here.
// It is "" for methods whose types are not known.
func shapeOf(method *types.Func) string {
	signature, ok := method.Type().(*types.Signature)
	if !ok {
		return ""
	}
	text := &shapeWriter{}
	text.WriteString(method.Name())
	if !method.Exported() && method.Pkg() != nil {
		text.WriteString("@" + method.Pkg().Path())
	}
	text.signature(signature)
	if text.isUnknown {
		return ""
	}
	return text.String()
}

type shapeWriter struct {
	strings.Builder
	isUnknown bool
}

func (w *shapeWriter) signature(of *types.Signature) {
	w.WriteString("(")
	w.tuple(of.Params())
	if of.Variadic() {
		w.WriteString("...")
	}
	w.WriteString(")(")
	w.tuple(of.Results())
	w.WriteString(")")
}

func (w *shapeWriter) tuple(of *types.Tuple) {
	for at := 0; at < of.Len(); at++ {
		w.write(of.At(at).Type())
		w.WriteString(",")
	}
}

func (w *shapeWriter) write(of types.Type) {
	switch each := types.Unalias(of).(type) {
	case *types.Basic:
		w.isUnknown = w.isUnknown || each.Kind() == types.Invalid
		w.WriteString(basicName(each))
	case *types.Named:
		w.named(each)
	case *types.Pointer:
		w.WriteString("*")
		w.write(each.Elem())
	case *types.Slice:
		w.WriteString("[]")
		w.write(each.Elem())
	case *types.Array:
		w.WriteString("[" + strconv.FormatInt(each.Len(), 10) + "]")
		w.write(each.Elem())
	case *types.Map:
		w.WriteString("map[")
		w.write(each.Key())
		w.WriteString("]")
		w.write(each.Elem())
	case *types.Chan:
		w.WriteString("chan" + strconv.Itoa(int(each.Dir())) + " ")
		w.write(each.Elem())
	case *types.Signature:
		w.WriteString("func")
		w.signature(each)
	case *types.TypeParam:
		w.WriteString("$" + strconv.Itoa(each.Index()))
	case *types.Interface:
		w.anInterface(each)
	default:
		w.WriteString(types.TypeString(of, (*types.Package).Path))
	}
}

// basicName calls a byte uint8 and a rune int32.
func basicName(of *types.Basic) string {
	if of.Kind() >= 0 && int(of.Kind()) < len(types.Typ) {
		return types.Typ[of.Kind()].Name()
	}
	return of.Name()
}

func (w *shapeWriter) named(of *types.Named) {
	if of.Obj().Pkg() != nil {
		w.WriteString(of.Obj().Pkg().Path() + ".")
	}
	w.WriteString(of.Obj().Name())
	if arguments := of.TypeArgs(); arguments.Len() > 0 {
		w.WriteString("[")
		for at := 0; at < arguments.Len(); at++ {
			w.write(arguments.At(at))
			w.WriteString(",")
		}
		w.WriteString("]")
	}
}

func (w *shapeWriter) anInterface(of *types.Interface) {
	if of.NumMethods() == 0 && of.NumEmbeddeds() == 0 {
		w.WriteString("any")
		return
	}
	w.WriteString(types.TypeString(of, (*types.Package).Path))
}
