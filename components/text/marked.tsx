/** A name with its matched letters bold and underlined. */
import { markRanges } from "./mark-ranges";

export function Marked({ text, ranges }: { text: string; ranges: readonly (readonly [number, number])[] }) {
  return markRanges(text, ranges).map((piece, index) =>
    piece.marked ? <mark key={index}>{piece.text}</mark> : <span key={index}>{piece.text}</span>,
  );
}
