package main

import (
	"go/ast"
	"go/types"
	"path"
	"slices"
	"strings"
)

// imports resolves the import paths of one folder, for one platform.
type imports struct {
	repository *repository
	from       *folder
	platform   platform
	// the package under test, with what its own tests add, for tests outside of it
	tested *types.Package
}

// Import never fails: what nobody has is a package without names.
func (i imports) Import(importPath string) (*types.Package, error) {
	r := i.repository
	if i.tested != nil && importPath == i.tested.Path() {
		return i.tested, nil
	}
	if at := r.resolve(i.from, importPath); at != nil {
		return r.declaredIn(at, i.platform), nil
	}
	if found := r.library.find(importPath); found != nil {
		return found, nil
	}
	return r.unknownAt(importPath).types, nil
}

// resolve finds the folder that an import path means; nil for none, or for several that are alike.
func (r *repository) resolve(from *folder, importPath string) *folder {
	if strings.HasPrefix(importPath, "./") || strings.HasPrefix(importPath, "../") {
		return r.folders[cleanFolder(path.Join(from.path, importPath))]
	}
	for at := from.path; ; at = cleanFolder(path.Dir(at)) {
		if found := r.folders[path.Join(at, "vendor", importPath)]; found != nil {
			return found
		}
		if at == "" {
			break
		}
	}
	owner := r.modules.of(from.path)
	if found := r.replaced(owner, importPath); found != nil {
		return found
	}
	same := r.byPath[importPath]
	if len(same) > 1 {
		same = slices.DeleteFunc(slices.Clone(same), func(each *folder) bool { return r.modules.of(each.path) != owner })
	}
	if len(same) != 1 {
		return nil
	}
	return same[0]
}

func (r *repository) replaced(owner *module, importPath string) *folder {
	if owner == nil {
		return nil
	}
	longest, target := "", ""
	for replaced, folder := range owner.replaced {
		if isWithin(importPath, replaced) && len(replaced) > len(longest) {
			longest, target = replaced, folder
		}
	}
	if longest == "" {
		return nil
	}
	return r.folders[cleanFolder(path.Join(target, strings.TrimPrefix(importPath, longest)))]
}

// unknownPackage stands for a package that is neither of the repository nor of the standard library. Its scope holds
// the types that files of the repository name, without saying what they are.
type unknownPackage struct {
	types *types.Package
	// its module is one of the repository: it is made by a build, and its names are not outside
	isMissing bool
	isNamed   bool
}

func (r *repository) unknownAt(importPath string) *unknownPackage {
	found := r.unknown[importPath]
	if found == nil {
		isOwn := r.modules.holds(importPath) || r.prefix != "" && isWithin(importPath, r.prefix) ||
			len(r.byPath[importPath]) > 0 || strings.HasPrefix(importPath, ".")
		found = &unknownPackage{types: types.NewPackage(importPath, namesOf(importPath)[0]), isMissing: isOwn}
		found.types.MarkComplete()
		r.unknown[importPath] = found
	}
	return found
}

// learn reads from a file what unknown packages are called and which types they have.
func (r *repository) learn(from *folder, file *ast.File) {
	var bases map[string]bool
	byName := map[string]*unknownPackage{}
	for _, spec := range file.Imports {
		written := importOf(spec)
		if written.path == "C" || r.resolve(from, written.path) != nil || r.library.find(written.path) != nil {
			continue
		}
		found := r.unknownAt(written.path)
		if bases == nil {
			bases = selectorBases(file)
		}
		if written.name == "" && !found.isNamed {
			found.nameBy(bases)
		}
		if written.name == "" {
			written.name = found.types.Name()
		}
		byName[written.name] = found
	}
	if len(byName) > 0 {
		learnTypes(file, byName)
	}
}

func (u *unknownPackage) nameBy(bases map[string]bool) {
	for _, name := range namesOf(u.types.Path()) {
		if bases[name] {
			u.types.SetName(name)
			u.isNamed = true
			return
		}
	}
}

// selectorBases are the names before dots.
func selectorBases(file *ast.File) map[string]bool {
	found := map[string]bool{}
	ast.Inspect(file, func(node ast.Node) bool {
		if selector, ok := node.(*ast.SelectorExpr); ok {
			if base, ok := selector.X.(*ast.Ident); ok {
				found[base.Name] = true
			}
		}
		return true
	})
	return found
}

// learnTypes declares what stands where a type must stand: in fields, parameters, results and declared variables.
func learnTypes(file *ast.File, byName map[string]*unknownPackage) {
	declare := func(expression ast.Expr) {
		for {
			switch each := expression.(type) {
			case *ast.StarExpr:
				expression = each.X
			case *ast.ArrayType:
				expression = each.Elt
			case *ast.Ellipsis:
				expression = each.Elt
			case *ast.ChanType:
				expression = each.Value
			case *ast.MapType:
				expression = each.Value
			case *ast.SelectorExpr:
				if base, ok := each.X.(*ast.Ident); ok && byName[base.Name] != nil {
					byName[base.Name].declare(each.Sel.Name)
				}
				return
			default:
				return
			}
		}
	}
	ast.Inspect(file, func(node ast.Node) bool {
		switch each := node.(type) {
		case *ast.Field:
			declare(each.Type)
		case *ast.ValueSpec:
			declare(each.Type)
		case *ast.MapType:
			declare(each.Key)
		}
		return true
	})
}

func (u *unknownPackage) declare(name string) {
	if u.types.Scope().Lookup(name) == nil {
		declared := types.NewTypeName(0, u.types, name, nil)
		types.NewNamed(declared, types.Typ[types.Invalid], nil)
		u.types.Scope().Insert(declared)
	}
}

// namesOf are what a package may be called by its import path, the likeliest first.
func namesOf(importPath string) []string {
	parts := strings.Split(importPath, "/")
	last := parts[len(parts)-1]
	if len(parts) > 1 && isVersion(last) {
		last = parts[len(parts)-2]
	}
	if before, version, ok := cutLast(last, "."); ok && isVersion(version) {
		last = before
	}
	short := strings.TrimSuffix(strings.TrimSuffix(strings.TrimPrefix(last, "go-"), "-go"), ".go")
	separate := func(char rune) bool { return char == '-' || char == '.' || char == '_' }
	words := strings.FieldsFunc(last, separate)
	joined := func(text, with string) string { return strings.Join(strings.FieldsFunc(text, separate), with) }
	names := []string{joined(short, "_"), joined(short, ""), joined(last, "_"), joined(last, "")}
	if len(words) > 0 {
		names = append(names, words[len(words)-1], words[0])
	}
	return append(names, parts[len(parts)-1])
}

func isVersion(part string) bool {
	return len(part) > 1 && part[0] == 'v' && strings.Trim(part[1:], "0123456789") == ""
}
