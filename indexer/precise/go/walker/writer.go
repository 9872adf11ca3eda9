package main

// documentWriter makes the columns of numbers of one document.
type documentWriter struct {
	made    *document
	indexes map[*source]int
	seen    map[[2]int]bool
}

func newWriter(of *source) *documentWriter {
	made := &document{
		Type: "document", Path: of.path, Hash: of.hash,
		Files: [][2]string{}, Occurrences: []int{}, Relations: []int{},
	}
	return &documentWriter{made, map[*source]int{}, map[[2]int]bool{}}
}

// use writes a used name: each place once.
func (w *documentWriter) use(at place, meant meaning) {
	key := [2]int{at.line, at.column}
	if w.seen[key] {
		return
	}
	w.seen[key] = true
	count := len(meant.targets)
	if meant.isOutside {
		count = -1
	}
	w.made.Occurrences = append(w.made.Occurrences, at.line, at.column, count)
	for _, target := range meant.targets {
		w.made.Occurrences = append(w.made.Occurrences, w.target(target)...)
	}
}

func (w *documentWriter) relate(each relation) {
	w.made.Relations = append(w.made.Relations, each.kind, each.from.line, each.from.column)
	w.made.Relations = append(w.made.Relations, w.target(each.to)...)
}

func (w *documentWriter) target(at place) []int {
	index, ok := w.indexes[at.file]
	if !ok {
		index = len(w.made.Files)
		w.indexes[at.file] = index
		w.made.Files = append(w.made.Files, [2]string{at.file.path, at.file.hash})
	}
	return []int{index, at.line, at.column}
}

func (w *documentWriter) document() *document {
	return w.made
}
