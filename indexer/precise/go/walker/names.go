package main

import (
	"go/ast"
	"go/token"
	"go/types"
	"strings"
)

// place is where a name is declared in the repository.
type place struct {
	file         *source
	line, column int
}

func (r *repository) placeAt(at token.Pos) (place, bool) {
	if !at.IsValid() {
		return place{}, false
	}
	position := r.set.PositionFor(at, false)
	file := r.sources[position.Filename]
	if file == nil {
		return place{}, false
	}
	return place{file, position.Line - 1, file.column(position)}, true
}

// meaning is what a used name means: places, or outside, or nothing that is known.
type meaning struct {
	targets   []place
	isOutside bool
}

// describe makes the documents of what was asked for.
func (r *repository) describe(packages []*checked, asked map[string]bool) []*document {
	relations := r.relationsOf(packages)
	var found []*document
	for _, each := range packages {
		doubled := doubledNames(each.files)
		for _, file := range each.files {
			source := r.sources[r.set.PositionFor(file.Package, false).Filename]
			if source == nil || !asked[source.path] {
				continue
			}
			writer := newWriter(source)
			reader := &nameReader{repository: r, checked: each, file: file, doubled: doubled, own: topLevel(file)}
			reader.read(writer)
			for _, relation := range relations[source] {
				writer.relate(relation)
			}
			found = append(found, writer.document())
		}
	}
	return found
}

// nameReader reads the names of one file.
type nameReader struct {
	*repository
	checked *checked
	file    *ast.File
	// names that several files of the package declare, against the rules
	doubled map[string]bool
	// the names that this file declares
	own map[string]token.Pos
}

func (n *nameReader) read(writer *documentWriter) {
	for _, each := range n.file.Decls {
		ast.Inspect(each, func(node ast.Node) bool {
			switch each := node.(type) {
			case *ast.ImportSpec:
				return false
			case *ast.SelectorExpr:
				if n.checked.info.Uses[each.Sel] == nil && n.isOfOutside(each.X) {
					n.write(writer, each.Sel, meaning{isOutside: true})
				}
			case *ast.Ident:
				if used := n.checked.info.Uses[each]; used != nil {
					n.write(writer, each, n.meaningOf(used))
				}
			}
			return true
		})
	}
}

func (n *nameReader) write(writer *documentWriter, name *ast.Ident, meant meaning) {
	at, ok := n.placeAt(name.Pos())
	if ok && name.Name != "_" && (meant.isOutside || len(meant.targets) > 0) {
		writer.use(at, meant)
	}
}

func (n *nameReader) meaningOf(used types.Object) meaning {
	switch each := used.(type) {
	case *types.PkgName:
		// what a file calls a package is left to rules
		return meaning{}
	case *types.Func:
		used = each.Origin()
	case *types.Var:
		used = each.Origin()
	}
	if at, ok := n.placeAt(used.Pos()); ok {
		return n.inside(used, at)
	}
	return meaning{isOutside: n.isOutside(used.Pkg())}
}

// isOutside tells packages that are certainly none of the repository.
func (n *nameReader) isOutside(of *types.Package) bool {
	if of == nil || of == types.Unsafe {
		return true
	}
	if unknown := n.unknown[of.Path()]; unknown != nil && unknown.types == of {
		return !unknown.isMissing
	}
	return n.library.files[of.Path()] != nil
}

func (n *nameReader) inside(used types.Object, at place) meaning {
	if used.Parent() == n.checked.types.Scope() && n.doubled[used.Name()] {
		own, ok := n.placeAt(n.own[used.Name()])
		if !ok {
			return meaning{}
		}
		at = own
	}
	targets := []place{at}
	// a field without a name of its own bears that of its type
	if field, ok := used.(*types.Var); ok && field.Embedded() {
		if declared := declaredType(field.Type()); declared != nil {
			if of, ok := n.placeAt(declared.Pos()); ok {
				targets = append(targets, of)
			}
		}
	}
	return meaning{targets: targets}
}

// isOfOutside tells whether an unknown name behind a dot is one of a package outside.
func (n *nameReader) isOfOutside(base ast.Expr) bool {
	name, ok := base.(*ast.Ident)
	if !ok || n.checked.info.Defs[name] != nil {
		return false
	}
	switch used := n.checked.info.Uses[name].(type) {
	case nil:
		return n.mayBeUnknown(name.Name)
	case *types.PkgName:
		return used.Imported().Path() != "C" && n.isOutside(used.Imported())
	}
	return false
}

// mayBeUnknown tells whether a name that nothing declares is what an imported package outside is called, by a name that
// its path only hints at: yaml of example.org/go-yaml3.
func (n *nameReader) mayBeUnknown(name string) bool {
	for _, spec := range n.file.Imports {
		written := importOf(spec)
		unknown := n.unknown[written.path]
		if written.name == "" && unknown != nil && !unknown.isMissing &&
			strings.Contains(strings.ToLower(written.path), strings.ToLower(name)) {
			return true
		}
	}
	return false
}

// declaredType is the name of a type, or of what a pointer points to; nil for types without one.
func declaredType(of types.Type) *types.TypeName {
	if pointer, ok := of.(*types.Pointer); ok {
		of = pointer.Elem()
	}
	switch each := of.(type) {
	case *types.Alias:
		return each.Obj()
	case *types.Named:
		return each.Origin().Obj()
	}
	return nil
}

// topLevel are the names that a file declares in its package.
func topLevel(file *ast.File) map[string]token.Pos {
	found := map[string]token.Pos{}
	for _, each := range file.Decls {
		switch declared := each.(type) {
		case *ast.FuncDecl:
			if declared.Recv == nil && declared.Name.Name != "init" {
				found[declared.Name.Name] = declared.Name.Pos()
			}
		case *ast.GenDecl:
			for _, spec := range declared.Specs {
				for _, name := range namesIn(spec) {
					found[name.Name] = name.Pos()
				}
			}
		}
	}
	delete(found, "_")
	return found
}

func namesIn(spec ast.Spec) []*ast.Ident {
	switch each := spec.(type) {
	case *ast.TypeSpec:
		return []*ast.Ident{each.Name}
	case *ast.ValueSpec:
		return each.Names
	}
	return nil
}

func doubledNames(files []*ast.File) map[string]bool {
	seen, doubled := map[string]bool{}, map[string]bool{}
	for _, file := range files {
		for name := range topLevel(file) {
			doubled[name] = seen[name]
			seen[name] = true
		}
	}
	return doubled
}
