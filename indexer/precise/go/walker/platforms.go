package main

import (
	"bytes"
	"go/build"
	"go/build/constraint"
	"io"
	"path"
	"slices"
	"strings"
)

// platform is what a build is for: it decides which files belong to a package.
type platform struct {
	system, processor string
	cgo               bool
	// tags that a command line would switch on, joined with commas
	tags string
}

// The first platform tells of most files; the others of files that it leaves out.
var platforms = func() []platform {
	known := []platform{{"linux", "amd64", true, ""}, {"linux", "amd64", false, ""}}
	for _, each := range strings.Fields(`windows/amd64 darwin/arm64 freebsd/amd64 js/wasm wasip1/wasm linux/arm64
		linux/386 linux/arm darwin/amd64 openbsd/amd64 netbsd/amd64 dragonfly/amd64 solaris/amd64 illumos/amd64 aix/ppc64
		plan9/amd64 android/arm64 ios/arm64 windows/386 windows/arm64 freebsd/386 freebsd/arm freebsd/arm64 linux/ppc64
		linux/ppc64le linux/mips linux/mipsle linux/mips64 linux/mips64le linux/riscv64 linux/s390x linux/loong64
		linux/sparc64 openbsd/386 openbsd/arm64 netbsd/386 netbsd/arm64 plan9/386`) {
		system, processor, _ := strings.Cut(each, "/")
		known = append(known, platform{system, processor, true, ""})
	}
	return known
}()

// matches tells whether a build for the platform takes a file.
func (p platform) matches(file *source) bool {
	context := build.Context{
		GOOS: p.system, GOARCH: p.processor, CgoEnabled: p.cgo, Compiler: "gc",
		BuildTags:   strings.FieldsFunc(p.tags, func(char rune) bool { return char == ',' }),
		ReleaseTags: build.Default.ReleaseTags,
		JoinPath:    path.Join,
		OpenFile:    func(string) (io.ReadCloser, error) { return io.NopCloser(bytes.NewReader(file.head)), nil },
	}
	folder, name := path.Split(file.path)
	found, err := context.MatchFile(folder, name)
	return err == nil && found
}

// platformOf is the first platform that takes a file: with the tags that the file asks for where none does without.
func platformOf(file *source) platform {
	for _, each := range platforms {
		if each.matches(file) {
			return each
		}
	}
	if tags := tagsOf(file); tags != "" {
		for _, each := range platforms {
			each.tags = tags
			if each.matches(file) {
				return each
			}
		}
	}
	return platform{tags: aloneTag}
}

// The tag of files that are run by themselves: go run gen.go.
const aloneTag = "ignore"

// isAlone tells that files of the platform make no package with others.
func (p platform) isAlone() bool {
	return slices.Contains(strings.Split(p.tags, ","), aloneTag)
}

// tagsOf are the words of a file's constraint that are not forbidden there.
func tagsOf(file *source) string {
	var tags []string
	for _, line := range strings.Split(string(file.head), "\n") {
		expression, err := constraint.Parse(strings.TrimSpace(line))
		if err == nil {
			tags = wanted(expression, true, tags)
		}
	}
	slices.Sort(tags)
	return strings.Join(slices.Compact(tags), ",")
}

func wanted(expression constraint.Expr, isOn bool, tags []string) []string {
	switch each := expression.(type) {
	case *constraint.TagExpr:
		if isOn && !isPlatformWord(each.Tag) {
			return append(tags, each.Tag)
		}
	case *constraint.NotExpr:
		return wanted(each.X, !isOn, tags)
	case *constraint.AndExpr:
		return wanted(each.Y, isOn, wanted(each.X, isOn, tags))
	case *constraint.OrExpr:
		return wanted(each.Y, isOn, wanted(each.X, isOn, tags))
	}
	return tags
}

func isPlatformWord(tag string) bool {
	return tag == "cgo" || tag == "unix" || strings.HasPrefix(tag, "go1.") || slices.ContainsFunc(platforms,
		func(each platform) bool { return each.system == tag || each.processor == tag })
}
