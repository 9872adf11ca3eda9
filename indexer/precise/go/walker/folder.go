package main

import (
	"slices"
	"strings"
)

// folder holds the files of one package, of its tests, and of what else lies there.
type folder struct {
	path       string
	importPath string
	sources    []*source
	// what others import is built for it
	platform  platform
	platforms map[*source]platform
}

// choosePlatform takes the first platform where one is enough for some file that is no test.
func (f *folder) choosePlatform() {
	f.platforms = map[*source]platform{}
	f.platform = platforms[0]
	plain := slices.DeleteFunc(slices.Clone(f.sources), func(file *source) bool { return file.isTest })
	if len(plain) > 0 && !slices.ContainsFunc(plain, f.platform.matches) {
		f.platform = platformOf(plain[0])
	}
}

// platformOf is the one that a file is checked for.
func (f *folder) platformOf(file *source) platform {
	if found, ok := f.platforms[file]; ok {
		return found
	}
	found := f.platform
	if !found.matches(file) {
		found = platformOf(file)
	}
	f.platforms[file] = found
	return found
}

// of are the files that a build takes.
func (f *folder) of(p platform) []*source {
	return slices.DeleteFunc(slices.Clone(f.sources), func(file *source) bool { return !p.matches(file) })
}

// imported are the files that others import: without tests, of the name that most of them bear.
func (f *folder) imported(p platform) []*source {
	files := slices.DeleteFunc(f.of(p), func(file *source) bool { return file.isTest })
	name := commonName(files)
	return slices.DeleteFunc(files, func(file *source) bool { return file.name != name })
}

func commonName(files []*source) string {
	counts := map[string]int{}
	best := ""
	for _, file := range files {
		counts[file.name]++
		more := counts[file.name] - counts[best]
		if best == "" || more > 0 || more == 0 && best == "main" {
			best = file.name
		}
	}
	return best
}

// group are files that are one package: tests in the package stand with it.
type group struct {
	name  string
	files []*source
}

// groups are those of one build, tests from outside of their packages last.
func (f *folder) groups(p platform) []group {
	byName := map[string]int{}
	var found []group
	for _, file := range f.of(p) {
		at, ok := byName[file.name]
		if !ok {
			at = len(found)
			byName[file.name] = at
			found = append(found, group{name: file.name})
		}
		found[at].files = append(found[at].files, file)
	}
	slices.SortStableFunc(found, func(a, b group) int { return a.rank() - b.rank() })
	return found
}

func (g group) rank() int {
	if g.isExternal() {
		return 1
	}
	return 0
}

// isExternal tells tests that import the package that they test.
func (g group) isExternal() bool {
	return strings.HasSuffix(g.name, "_test") && g.hasOnlyTests()
}

func (g group) hasOnlyTests() bool {
	return !slices.ContainsFunc(g.files, func(file *source) bool { return !file.isTest })
}

func (g group) has(asked map[string]bool) bool {
	return slices.ContainsFunc(g.files, func(file *source) bool { return asked[file.path] })
}
