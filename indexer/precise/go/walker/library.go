package main

import (
	"archive/zip"
	"bytes"
	"fmt"
	"go/importer"
	"go/token"
	"go/types"
	"io"
	"os"
	"os/exec"
	"strconv"
	"strings"
)

// library is what the standard library declares, as the compiler writes it for importing packages. The walker reads it
// from one file, so that it needs no Go when it runs.
type library struct {
	files map[string]*zip.File
	// of all positions, those of the repository's files as well
	set      *token.FileSet
	importer types.Importer
}

func openLibrary(path string) (*library, error) {
	packed, err := zip.OpenReader(path)
	if err != nil {
		return nil, err
	}
	files := map[string]*zip.File{}
	for _, file := range packed.File {
		files[file.Name] = file
	}
	read := func(path string) (io.ReadCloser, error) {
		file := files[path]
		if file == nil {
			return nil, fmt.Errorf("no package %s", path)
		}
		return file.Open()
	}
	set := token.NewFileSet()
	return &library{files, set, importer.ForCompiler(set, "gc", read)}, nil
}

// find returns nil for what is no package of the standard library.
func (l *library) find(path string) *types.Package {
	if path == "unsafe" {
		return types.Unsafe
	}
	if l.files[path] == nil {
		return nil
	}
	found, err := l.importer.Import(path)
	if err != nil {
		return nil
	}
	return found
}

// packLibrary has the toolchain compile the standard library and keeps what it exports.
func packLibrary(program, target string) error {
	list := exec.Command(program, "list", "-export", "-f", "{{if .Export}}{{.ImportPath}}\t{{.Export}}{{end}}", "std")
	list.Env = append(os.Environ(), "GOOS=linux", "GOARCH=amd64")
	list.Stderr = os.Stderr
	said, err := list.Output()
	if err != nil {
		return err
	}
	out, err := os.Create(target)
	if err != nil {
		return err
	}
	packed := zip.NewWriter(out)
	for _, line := range strings.Split(strings.TrimSpace(string(said)), "\n") {
		path, archive, _ := strings.Cut(strings.TrimSpace(line), "\t")
		if err := packPackage(packed, path, archive); err != nil {
			return err
		}
	}
	if err := packed.Close(); err != nil {
		return err
	}
	return out.Close()
}

func packPackage(packed *zip.Writer, path, archive string) error {
	content, err := os.ReadFile(archive)
	if err != nil {
		return err
	}
	part, err := packed.Create(path)
	if err != nil {
		return err
	}
	_, err = part.Write(exported(content))
	return err
}

const (
	archiveMagic  = "!<arch>\n"
	archiveHeader = 60
	sizeFrom      = 48
	sizeTo        = 58
)

// exported is an archive with its first entry alone: what a package declares, without its code.
func exported(archive []byte) []byte {
	if !bytes.HasPrefix(archive, []byte(archiveMagic+"__.PKGDEF")) || len(archive) < len(archiveMagic)+archiveHeader {
		return archive
	}
	header := archive[len(archiveMagic):][:archiveHeader]
	size, err := strconv.Atoi(strings.TrimSpace(string(header[sizeFrom:sizeTo])))
	end := len(archiveMagic) + archiveHeader + size
	if err != nil || end > len(archive) {
		return archive
	}
	return archive[:end]
}
