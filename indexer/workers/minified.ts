/** Recognises minified code. */
import { MAX_LINE_LENGTH, MAX_MEAN_LINE_LENGTH, MINIFIED_FROM } from "../plan/limits";
import { skipped } from "./read-source";
import type { Verdict } from "./messages";

/**
 * Null for an ordinary text.
 * @param starts offsets of the text's lines
 * @param length units of the text
 */
export function minified(starts: Uint32Array, length: number): Verdict | null {
  let longest = 0;
  for (let line = 0; line < starts.length; line++)
    longest = Math.max(longest, (line + 1 < starts.length ? starts[line + 1] : length) - starts[line]);
  const figure = (value: number) => Math.round(value).toLocaleString("en-US");
  if (longest > MAX_LINE_LENGTH)
    return skipped("minified", `A line of ${figure(longest)} characters; up to ${figure(MAX_LINE_LENGTH)} are read.`);
  const mean = length / starts.length;
  if (length <= MINIFIED_FROM || mean <= MAX_MEAN_LINE_LENGTH) return null;
  return skipped("minified", `${figure(mean)} characters per line; up to ${figure(MAX_MEAN_LINE_LENGTH)} are read.`);
}
