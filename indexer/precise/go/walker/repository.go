package main

import (
	"fmt"
	"go/token"
	"go/types"
	"slices"
	"strings"
)

// repository is a checkout as it was when the walker began. Packages are checked twice: once by their declarations
// alone, for those that import them, and once as a whole when their documents are asked for. Only the first stays.
type repository struct {
	root    string
	sources map[string]*source
	folders map[string]*folder
	// folders in their order
	order   []*folder
	byPath  map[string][]*folder
	modules modules
	// what import paths of a repository without modules begin with
	prefix   string
	library  *library
	unknown  map[string]*unknownPackage
	set      *token.FileSet
	declared map[declaredKey]*types.Package
	// nil until the first document is asked for
	interfaces *interfaces
	alive      func()
	failed     []string
}

type declaredKey struct {
	folder   string
	platform platform
}

func openRepository(root string, files []string, library *library, alive func()) *repository {
	r := &repository{
		root: root, library: library, alive: alive, set: library.set,
		sources: map[string]*source{}, folders: map[string]*folder{}, byPath: map[string][]*folder{},
		unknown: map[string]*unknownPackage{}, declared: map[declaredKey]*types.Package{},
	}
	slices.Sort(files)
	for _, path := range files {
		if found := readSource(root, path); found != nil {
			r.add(found)
		}
		alive()
	}
	paths := make([]string, 0, len(r.order))
	for _, each := range r.order {
		paths = append(paths, each.path)
	}
	r.modules = readModules(root, paths)
	if len(r.modules) == 0 {
		r.prefix = commonPrefix(r)
	}
	for _, each := range r.order {
		each.choosePlatform()
		each.importPath = r.modules.importPath(each.path)
		if each.importPath == "" && r.prefix != "" {
			each.importPath = strings.TrimSuffix(r.prefix+"/"+each.path, "/")
		}
		isVendored := strings.Contains("/"+each.path, "/vendor/")
		if each.importPath != "" && !isVendored {
			r.byPath[each.importPath] = append(r.byPath[each.importPath], each)
		}
	}
	return r
}

func (r *repository) add(file *source) {
	r.sources[file.path] = file
	at := file.folder()
	if r.folders[at] == nil {
		r.folders[at] = &folder{path: at}
		r.order = append(r.order, r.folders[at])
	}
	r.folders[at].sources = append(r.folders[at].sources, file)
}

// tell writes the documents of these files, folder by folder.
func (r *repository) tell(paths []string, teller *teller) error {
	if r.interfaces == nil {
		r.interfaces = r.findInterfaces()
	}
	asked := map[string]bool{}
	var folders []*folder
	for _, path := range paths {
		file := r.sources[path]
		if file == nil {
			continue
		}
		asked[path] = true
		if at := r.folders[file.folder()]; !slices.Contains(folders, at) {
			folders = append(folders, at)
		}
	}
	for _, each := range folders {
		for _, document := range r.documents(each, asked) {
			if err := teller.tell(document); err != nil {
				return err
			}
		}
		r.alive()
	}
	return nil
}

// guard keeps a failure of the type checker to one folder.
func (r *repository) guard(at *folder, work func()) {
	defer func() {
		if failure := recover(); failure != nil {
			r.failed = append(r.failed, fmt.Sprintf("%s (%v)", at.path, failure))
		}
	}()
	work()
}

// complaint is nil where all went well.
func (r *repository) complaint() *string {
	if len(r.failed) == 0 {
		return nil
	}
	said := fmt.Sprintf("go/types failed in %d folders, first in %s; rules answer there.", len(r.failed), r.failed[0])
	return &said
}

// commonPrefix is what most imports write before a folder of the repository: example.org/crane in
// example.org/crane/load. A repository of the time before modules says it nowhere else.
func commonPrefix(r *repository) string {
	votes := map[string]map[string]bool{}
	for _, file := range r.sources {
		for _, each := range file.imports {
			for at := 0; at < len(each.path); at++ {
				if each.path[at] != '/' || r.folders[each.path[at+1:]] == nil {
					continue
				}
				prefix := each.path[:at]
				if votes[prefix] == nil {
					votes[prefix] = map[string]bool{}
				}
				votes[prefix][each.path] = true
			}
		}
	}
	best := ""
	for prefix, paths := range votes {
		isHost := strings.Contains(prefix, ".")
		if more := len(paths) - len(votes[best]); isHost && (more > 0 || more == 0 && prefix < best) {
			best = prefix
		}
	}
	return best
}
