package main

import "go/types"

const (
	base     = 0
	override = 1
	// interfaces that one type is told to satisfy, and methods of one type that are looked at
	mostInterfaces = 300
	mostMethods    = 2000
)

// relation is told with the file of its lower name.
type relation struct {
	kind     int
	from, to place
}

// asking is an interface of the repository by the methods that it asks for.
type asking struct {
	of      string
	methods []askedMethod
}

type askedMethod struct {
	shape string
	// without a file for a method that stands outside
	at place
}

// interfaces finds those that ask for a method by its shape.
type interfaces struct {
	byShape map[string][]*asking
}

// findInterfaces checks the declarations of the whole repository.
func (r *repository) findInterfaces() *interfaces {
	found := &interfaces{map[string][]*asking{}}
	for _, each := range r.order {
		if len(each.imported(each.platform)) > 0 {
			r.guard(each, func() { r.addInterfaces(found, r.declaredIn(each, each.platform), false) })
		}
	}
	return found
}

// addInterfaces adds those of a package that its tests declare, or those that they do not.
func (r *repository) addInterfaces(to *interfaces, of *types.Package, ofTests bool) {
	for _, name := range of.Scope().Names() {
		declared, ok := of.Scope().Lookup(name).(*types.TypeName)
		if !ok || declared.IsAlias() {
			continue
		}
		at, ok := r.placeAt(declared.Pos())
		asked, isInterface := declared.Type().Underlying().(*types.Interface)
		if !ok || !isInterface || at.file.isTest != ofTests || !isWhole(asked) {
			continue
		}
		if found := r.askingOf(of, asked); found != nil {
			for _, method := range found.methods {
				to.byShape[method.shape] = append(to.byShape[method.shape], found)
			}
		}
	}
}

func (r *repository) askingOf(of *types.Package, asked *types.Interface) *asking {
	found := &asking{of: of.Path()}
	for at := 0; at < asked.NumMethods(); at++ {
		method := asked.Method(at)
		shape := shapeOf(method)
		if shape == "" {
			return nil
		}
		place, _ := r.placeAt(method.Origin().Pos())
		found.methods = append(found.methods, askedMethod{shape, place})
	}
	return found
}

// isWhole tells an interface of methods that are all known.
func isWhole(of *types.Interface) bool {
	if of.NumMethods() == 0 || !of.IsMethodSet() {
		return false
	}
	for at := 0; at < of.NumEmbeddeds(); at++ {
		embedded, ok := of.EmbeddedType(at).Underlying().(*types.Interface)
		if !ok || embedded.NumMethods() > 0 && !isWhole(embedded) {
			return false
		}
	}
	return true
}

// relationsOf are those of packages that were checked together, by the file of the lower name.
func (r *repository) relationsOf(packages []*checked) map[*source][]relation {
	found := map[*source][]relation{}
	seen := map[relation]bool{}
	add := func(kind int, from, to place) {
		each := relation{kind, from, to}
		if from != to && !seen[each] {
			seen[each] = true
			found[from.file] = append(found[from.file], each)
		}
	}
	ofTests := &interfaces{map[string][]*asking{}}
	for _, each := range packages {
		r.addInterfaces(ofTests, each.types, true)
	}
	for _, each := range packages {
		reached := map[string]bool{}
		reach(each.types, reached)
		for _, name := range each.types.Scope().Names() {
			declared, ok := each.types.Scope().Lookup(name).(*types.TypeName)
			if !ok || declared.IsAlias() {
				continue
			}
			if at, ok := r.placeAt(declared.Pos()); ok {
				r.addBases(declared, at, add)
				r.addOverrides(declared, r.interfaces, at.file.isTest, reached, add)
				r.addOverrides(declared, ofTests, false, nil, add)
			}
		}
	}
	return found
}

// addBases adds what a struct or an interface embeds.
func (r *repository) addBases(declared *types.TypeName, from place, add func(int, place, place)) {
	embeds := func(of types.Type) {
		if pointer, ok := of.(*types.Pointer); ok {
			of = pointer.Elem()
		}
		if named, ok := types.Unalias(of).(*types.Named); ok {
			if to, ok := r.placeAt(named.Origin().Obj().Pos()); ok {
				add(base, from, to)
			}
		}
	}
	switch of := declared.Type().Underlying().(type) {
	case *types.Struct:
		for at := 0; at < of.NumFields(); at++ {
			if of.Field(at).Embedded() {
				embeds(of.Field(at).Type())
			}
		}
	case *types.Interface:
		for at := 0; at < of.NumEmbeddeds(); at++ {
			if types.IsInterface(of.EmbeddedType(at)) {
				embeds(of.EmbeddedType(at))
			}
		}
	}
}

// addOverrides adds the methods of a type that stand for those of interfaces that it satisfies. Types of tests satisfy
// interfaces of what the tests import: no other program has both.
func (r *repository) addOverrides(
	declared *types.TypeName, among *interfaces, isTest bool, reached map[string]bool, add func(int, place, place),
) {
	if types.IsInterface(declared.Type()) {
		return
	}
	set := types.NewMethodSet(types.NewPointer(declared.Type()))
	methods := map[string]*types.Func{}
	counts := map[*asking]int{}
	var order []*asking
	for at := 0; at < min(set.Len(), mostMethods); at++ {
		method, ok := set.At(at).Obj().(*types.Func)
		if !ok {
			continue
		}
		shape := shapeOf(method)
		methods[shape] = method
		for _, each := range among.byShape[shape] {
			if counts[each]++; counts[each] == len(each.methods) && (!isTest || reached[each.of]) {
				order = append(order, each)
			}
		}
	}
	for _, each := range order[:min(len(order), mostInterfaces)] {
		for _, asked := range each.methods {
			method := methods[asked.shape]
			from, ok := r.placeAt(method.Origin().Pos())
			if ok && asked.at.file != nil && !isOfInterface(method) {
				add(override, from, asked.at)
			}
		}
	}
}

// isOfInterface tells methods that a type has by embedding an interface. They count for what the type satisfies, and
// stand for nothing themselves: other types with that interface need not satisfy the same ones.
func isOfInterface(method *types.Func) bool {
	receiver := method.Signature().Recv()
	return receiver != nil && types.IsInterface(receiver.Type())
}

// reach finds the packages that one imports, over any number of imports.
func reach(from *types.Package, reached map[string]bool) {
	if reached[from.Path()] {
		return
	}
	reached[from.Path()] = true
	for _, each := range from.Imports() {
		reach(each, reached)
	}
}
