/** Names the lines of a file that did not parse. */
import { counted } from "./figures";

const NAMED = 4;

/** `12, 44 and 3 more places`; lines that hold several gaps are named once. */
export function gapPlaces(gaps: readonly { startLine: number; endLine: number }[]): string {
  const places = [
    ...new Set(
      gaps.map(({ startLine, endLine }) => (startLine === endLine ? `${startLine}` : `${startLine}–${endLine}`)),
    ),
  ];
  const more = places.length > NAMED ? ` and ${counted(places.length - NAMED, "more place")}` : "";
  return places.slice(0, NAMED).join(", ") + more;
}
