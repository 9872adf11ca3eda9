"use client";
/** What a peek shows, between the lines of a pane. */
import type { CodeZone } from "../editor/code-document";
import type { Navigation, Peeked } from "../navigate/use-navigation";
import { later } from "../shell/later";

const PeekZone = later(async () => (await import("../peek/peek-zone")).PeekZone);

/** Pixels: the head alone, and with code below it. */
const peekHeight = ({ meanings }: Peeked): number => (meanings.length === 0 ? 42 : 260);

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
