package main

import (
	"os"
	"path"
	"path/filepath"
	"strconv"
	"strings"
)

// module is a folder with a go.mod.
type module struct {
	folder string
	path   string
	// folders of the repository by the import paths that they replace
	replaced map[string]string
}

// modules are those of a repository, by folder.
type modules map[string]*module

// readModules looks for a go.mod in these folders and above them.
func readModules(root string, folders []string) modules {
	found := modules{}
	looked := map[string]bool{}
	for _, folder := range folders {
		for ; !looked[folder]; folder = cleanFolder(path.Dir(folder)) {
			looked[folder] = true
			text, err := os.ReadFile(filepath.Join(root, filepath.FromSlash(folder), "go.mod"))
			if err == nil {
				found[folder] = readModule(folder, string(text))
			}
			if folder == "" {
				break
			}
		}
	}
	return found
}

func readModule(folder, text string) *module {
	found := &module{folder: folder, replaced: map[string]string{}}
	block := ""
	for _, line := range strings.Split(text, "\n") {
		line, _, _ = strings.Cut(line, "//")
		words := strings.Fields(line)
		switch {
		case len(words) == 0:
		case words[0] == ")":
			block = ""
		case len(words) == 2 && words[1] == "(":
			block = words[0]
		default:
			if block != "" {
				words = append([]string{block}, words...)
			}
			found.read(words)
		}
	}
	return found
}

// read takes one directive: module PATH, or replace PATH [VERSION] => FOLDER.
func (m *module) read(words []string) {
	if words[0] == "module" && len(words) == 2 {
		m.path = unquoted(words[1])
		return
	}
	target := unquoted(words[len(words)-1])
	if words[0] == "replace" && len(words) >= 4 && words[len(words)-2] == "=>" && strings.HasPrefix(target, ".") {
		m.replaced[unquoted(words[1])] = cleanFolder(path.Join(m.folder, target))
	}
}

func unquoted(word string) string {
	if plain, err := strconv.Unquote(word); err == nil {
		return plain
	}
	return word
}

// of is the module that a folder belongs to; nil for none.
func (all modules) of(folder string) *module {
	for ; ; folder = cleanFolder(path.Dir(folder)) {
		if found := all[folder]; found != nil {
			return found
		}
		if folder == "" {
			return nil
		}
	}
}

// importPath is what a folder is imported by; "" for one outside of all modules.
func (all modules) importPath(folder string) string {
	if _, vendored, ok := cutLast("/"+folder, "/vendor/"); ok {
		return vendored
	}
	owner := all.of(folder)
	if owner == nil || owner.path == "" {
		return ""
	}
	rest := strings.TrimPrefix(strings.TrimPrefix(folder, owner.folder), "/")
	if owner.path == "std" {
		return rest
	}
	return path.Join(owner.path, rest)
}

// holds tells whether an import path is one of a module of the repository.
func (all modules) holds(importPath string) bool {
	for _, each := range all {
		if each.path != "" && isWithin(importPath, each.path) {
			return true
		}
	}
	return false
}

func isWithin(whole, part string) bool {
	return whole == part || strings.HasPrefix(whole, part+"/")
}

func cutLast(text, separator string) (string, string, bool) {
	at := strings.LastIndex(text, separator)
	if at < 0 {
		return text, "", false
	}
	return text[:at], text[at+len(separator):], true
}
