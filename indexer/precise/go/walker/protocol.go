package main

import (
	"bufio"
	"encoding/json"
	"io"
	"time"
)

// request is a line of standard input: the first opens a repository, each later one asks for documents.
type request struct {
	Type  string   `json:"type"`
	Root  string   `json:"root"`
	Files []string `json:"files"`
	Paths []string `json:"paths"`
}

// document is what one file's names mean. Lines and columns are 0-based, columns in UTF-16 units.
type document struct {
	Type string `json:"type"`
	Path string `json:"path"`
	Hash string `json:"hash"`
	// path and hash of files that targets stand in
	Files [][2]string `json:"files"`
	// line, column, count of targets or -1 for outside, then index in Files, line, column of each target
	Occurrences []int `json:"occurrences"`
	// 0 base or 1 override, line, column, then index in Files, line, column of the other name
	Relations []int `json:"relations"`
}

// How often a silent walker says that it is at work.
const aliveEvery = 5 * time.Second

// teller writes messages, one a line.
type teller struct {
	out  *bufio.Writer
	last time.Time
}

func (t *teller) tell(message any) error {
	line, err := json.Marshal(message)
	if err != nil {
		return err
	}
	t.last = time.Now()
	if _, err := t.out.Write(append(line, '\n')); err != nil {
		return err
	}
	return t.out.Flush()
}

// alive is called after each piece of work. It says so now and then.
func (t *teller) alive() {
	if time.Since(t.last) > aliveEvery {
		_ = t.tell(map[string]string{"type": "alive"})
	}
}

func serve(in io.Reader, out io.Writer, library *library) error {
	lines := json.NewDecoder(bufio.NewReader(in))
	teller := &teller{out: bufio.NewWriter(out), last: time.Now()}
	var repository *repository
	for {
		var asked request
		if err := lines.Decode(&asked); err == io.EOF {
			return nil
		} else if err != nil {
			return err
		}
		if asked.Type == "open" {
			repository = openRepository(asked.Root, asked.Files, library, teller.alive)
			continue
		}
		if repository == nil {
			return io.ErrUnexpectedEOF
		}
		if err := repository.tell(asked.Paths, teller); err != nil {
			return err
		}
		done := map[string]any{"type": "done", "complaint": repository.complaint()}
		if err := teller.tell(done); err != nil {
			return err
		}
	}
}
