package main

import (
	"go/ast"
	"go/types"
	"slices"
)

// declaredIn is a package of the repository by its declarations, as others import it.
func (r *repository) declaredIn(at *folder, p platform) *types.Package {
	files := at.imported(at.platform)
	if p != at.platform && !p.isAlone() {
		if other := at.imported(p); len(other) > 0 && !slices.Equal(files, other) {
			files = other
		} else {
			p = at.platform
		}
	} else {
		p = at.platform
	}
	key := declaredKey{at.path, p}
	if found := r.declared[key]; found != nil {
		return found
	}
	found := types.NewPackage(at.checkedPath(), commonName(files))
	// an import that comes back to it sees what is there so far
	r.declared[key] = found
	r.guard(at, func() {
		parsed := r.parse(at, files, nil)
		config := r.config(imports{repository: r, from: at, platform: p})
		config.IgnoreFuncBodies = true
		_ = types.NewChecker(config, r.set, found, nil).Files(parsed)
	})
	found.MarkComplete()
	r.alive()
	return found
}

// checkedPath tells packages that nobody can import from others.
func (f *folder) checkedPath() string {
	if f.importPath == "" {
		return "./" + f.path
	}
	return f.importPath
}

func (r *repository) config(from imports) *types.Config {
	return &types.Config{
		Importer: from, FakeImportC: true, DisableUnusedImportCheck: true,
		Sizes: types.SizesFor("gc", "amd64"),
		// what cannot be built is told of as far as it can be understood
		Error: func(error) {},
	}
}

// parse reads files, without the bodies of functions where nobody asks for them.
func (r *repository) parse(at *folder, files []*source, asked map[string]bool) []*ast.File {
	var parsed []*ast.File
	for _, file := range files {
		found := file.parse(r.root, r.set)
		if found == nil {
			continue
		}
		r.learn(at, found)
		if !asked[file.path] {
			for _, each := range found.Decls {
				if function, ok := each.(*ast.FuncDecl); ok {
					function.Body = nil
				}
			}
		}
		parsed = append(parsed, found)
	}
	return parsed
}

// checked is a package with all that go/types knows of those files that were asked for.
type checked struct {
	types *types.Package
	files []*ast.File
	info  *types.Info
}

func (r *repository) check(at *folder, path string, files []*source, asked map[string]bool, from imports) *checked {
	// Its positions stay: they cost little, and types of it may be known elsewhere.
	parsed := r.parse(at, files, asked)
	info := &types.Info{
		Defs: map[*ast.Ident]types.Object{}, Uses: map[*ast.Ident]types.Object{},
	}
	found := types.NewPackage(path, files[0].name)
	_ = types.NewChecker(r.config(from), r.set, found, info).Files(parsed)
	return &checked{found, parsed, info}
}

// documents are those of the files of a folder that were asked for.
func (r *repository) documents(at *folder, asked map[string]bool) []*document {
	var found []*document
	told := map[string]bool{}
	for _, file := range at.sources {
		if !asked[file.path] || told[file.path] {
			continue
		}
		p := at.platformOf(file)
		wanted := map[string]bool{}
		for _, each := range at.sources {
			if asked[each.path] && at.platformOf(each) == p && (!p.isAlone() || each == file) {
				wanted[each.path] = true
				told[each.path] = true
			}
		}
		r.guard(at, func() {
			if p.isAlone() {
				p = platforms[0]
				alone := r.check(at, at.checkedPath(), []*source{file}, wanted, imports{r, at, p, nil})
				found = append(found, r.describe([]*checked{alone}, wanted)...)
			} else {
				found = append(found, r.describe(r.build(at, p, wanted), wanted)...)
			}
		})
	}
	return found
}

// build checks the packages of one platform that have files that are asked for.
func (r *repository) build(at *folder, p platform, asked map[string]bool) []*checked {
	var all []*checked
	var tested *types.Package
	groups := at.groups(p)
	isTested := slices.ContainsFunc(groups, func(each group) bool { return each.isExternal() && each.has(asked) })
	main := commonName(at.imported(p))
	for _, each := range groups {
		if !each.has(asked) && !(isTested && each.name == main) {
			continue
		}
		path, from := at.checkedPath(), imports{repository: r, from: at, platform: p}
		if each.isExternal() {
			path += "_test"
			from.tested = tested
		}
		found := r.check(at, path, each.files, asked, from)
		if each.name == main {
			tested = found.types
		}
		all = append(all, found)
	}
	return all
}
