"use client";
/** What a peek shows, between the lines of a pane. */
import type { CodeZone } from "../editor/code-document";
import type { Navigation, Peeked } from "../navigate/use-navigation";
import { peekHeight, PeekZone } from "../peek/peek-zone";

export function peekZoneOf(peeked: Peeked, { open, openBeside, closePeek }: Navigation): CodeZone {
  return {
    line: peeked.at.line,
    height: peekHeight(peeked),
    content: (
      <PeekZone
        peeked={peeked}
        onOpen={(meaning) => open(meaning, peeked.at)}
        onBeside={openBeside}
        onClose={closePeek}
      />
    ),
  };
}
