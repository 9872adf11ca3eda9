// Command go-walker tells what the names of a Go repository mean, by go/types. It reads source files only: it runs
// nothing of the repository, writes nothing and asks no network. It speaks lines of JSON on standard input and output.
//
//	go-walker --version                    the version of the Go that it was built with
//	go-walker pack GO FILE                 writes what the standard library declares to FILE, by asking the program GO
//	go-walker walk LIBRARY MEBIBYTES       answers requests until standard input ends
package main

import (
	"fmt"
	"os"
	"runtime"
	"runtime/debug"
	"strconv"
)

func main() {
	if err := run(os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func run(args []string) error {
	switch {
	case len(args) == 1 && args[0] == "--version":
		fmt.Println(runtime.Version())
		return nil
	case len(args) == 3 && args[0] == "pack":
		return packLibrary(args[1], args[2])
	case len(args) == 3 && args[0] == "walk":
		mebibytes, err := strconv.ParseInt(args[2], 10, 64)
		if err != nil {
			return err
		}
		debug.SetMemoryLimit(mebibytes << 20)
		runtime.GOMAXPROCS(2)
		library, err := openLibrary(args[1])
		if err != nil {
			return err
		}
		return serve(os.Stdin, os.Stdout, library)
	}
	return fmt.Errorf("usage: go-walker --version | pack GO FILE | walk LIBRARY MEBIBYTES")
}
