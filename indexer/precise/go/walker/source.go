package main

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path"
	"path/filepath"
	"strconv"
	"strings"
	"unicode/utf8"
)

// source is a file of the repository as it was when the walker began.
type source struct {
	path string
	hash string
	// name of its package clause
	name string
	// import paths by the names that the file writes for them; "" for no name
	imports []imported
	isTest  bool
	// the text up to its last import, where constraints stand
	head []byte
	// the whole text, where columns are not bytes; nil for plain ASCII
	wide []byte
}

type imported struct{ name, path string }

var byteOrderMark = []byte("\xef\xbb\xbf")

// readSource returns nil for a file that cannot be read, or is no Go.
func readSource(root, name string) *source {
	text, err := os.ReadFile(filepath.Join(root, filepath.FromSlash(name)))
	if err != nil {
		return nil
	}
	set := token.NewFileSet()
	file, _ := parser.ParseFile(set, name, text, parser.ImportsOnly|parser.SkipObjectResolution)
	if file == nil || file.Name == nil || file.Name.Name == "_" {
		return nil
	}
	found := &source{path: name, hash: hashOf(text), name: file.Name.Name, isTest: strings.HasSuffix(name, "_test.go")}
	for _, spec := range file.Imports {
		found.imports = append(found.imports, importOf(spec))
	}
	end := set.PositionFor(file.End(), false).Offset
	found.head = bytes.Clone(text[:min(end+1, len(text))])
	if !isASCII(text) {
		found.wide = text
	}
	return found
}

func importOf(spec *ast.ImportSpec) imported {
	path, _ := strconv.Unquote(spec.Path.Value)
	if spec.Name == nil {
		return imported{"", path}
	}
	return imported{spec.Name.Name, path}
}

// parse reads the file anew. It returns nil when the file has changed meanwhile: the walker will be asked again.
func (s *source) parse(root string, set *token.FileSet) *ast.File {
	text, err := os.ReadFile(filepath.Join(root, filepath.FromSlash(s.path)))
	if err != nil || hashOf(text) != s.hash {
		return nil
	}
	file, _ := parser.ParseFile(set, s.path, text, parser.SkipObjectResolution)
	return file
}

func (s *source) folder() string {
	return cleanFolder(path.Dir(s.path))
}

// column of a byte in a line, in UTF-16 units from 0.
func (s *source) column(at token.Position) int {
	if s.wide == nil {
		return at.Column - 1
	}
	before := s.wide[at.Offset-(at.Column-1) : at.Offset]
	if at.Line == 1 {
		before = bytes.TrimPrefix(before, byteOrderMark)
	}
	units := 0
	for len(before) > 0 {
		char, size := utf8.DecodeRune(before)
		before = before[size:]
		units++
		if char > 0xffff {
			units++
		}
	}
	return units
}

func hashOf(text []byte) string {
	sum := sha256.Sum256(text)
	return hex.EncodeToString(sum[:])
}

func isASCII(text []byte) bool {
	for _, each := range text {
		if each >= utf8.RuneSelf {
			return false
		}
	}
	return true
}

// cleanFolder calls the root "".
func cleanFolder(folder string) string {
	if folder == "." {
		return ""
	}
	return folder
}
