package slog

import (
	"log/slog"

	ring "container/ring"
)

type Level int

type Hook struct {
	level Level
	rim   *ring.Ring
}

func (h *Hook) raise(to «slog→outside».«Level→outside») slog.«Value→outside» {
	h.level = «Level→slog.Level, scope»(3)
	return slog.«IntValue→outside»(int(to))
}
