/** Finds the part of a regular expression that its compiler complains about, so that a reader sees it underlined. */
import { RE2JS, RE2JSSyntaxException } from "re2js";

interface BadPart {
  /** UTF-16 units of the expression, [start, end) */
  start: number;
  end: number;
  /** in words */
  reason: string;
}

export function badPart(source: string, error: unknown): BadPart {
  if (!(error instanceof RE2JSSyntaxException)) {
    return { start: 0, end: source.length, reason: error instanceof Error ? error.message : String(error) };
  }
  const { error: reason, input: part } = complaintOf(error);
  const said = part === null ? reason : inWords(reason, part);
  const at = (start: number, length: number): BadPart => ({ start, end: start + length, reason: said });
  if (reason === "missing closing )" || reason === "unexpected )") return at(unbalanced(source), 1);
  if (part === null) return at(Math.max(0, source.length - 1), 1);
  // What it names may stand earlier too, and be right there: the text up to the bad one fails in the same way.
  for (let start = source.indexOf(part); start >= 0; start = source.indexOf(part, start + 1)) {
    if (failsAlike(source.slice(0, start + part.length), reason)) return at(start, part.length);
  }
  return at(0, source.length);
}

/** What people of other dialects write, by its name; the compiler only says that it cannot read it. */
function inWords(reason: string, part: string): string {
  if (/^\(\?<?[=!]/.test(part)) return "look-around is not taken";
  if (/^\\[1-9k]/.test(part)) return "back references are not taken";
  return /^\\[pP]/.test(part) ? "unknown class of characters" : reason;
}

function complaintOf(error: RE2JSSyntaxException): { error: string; input: string | null } {
  const { error: reason, input }: { error?: unknown; input?: unknown } = error;
  return {
    error: typeof reason === "string" ? reason : error.message,
    input: typeof input === "string" && input !== "" ? input : null,
  };
}

function failsAlike(source: string, reason: string): boolean {
  try {
    RE2JS.compile(source);
    return false;
  } catch (error) {
    return error instanceof RE2JSSyntaxException && complaintOf(error).error === reason;
  }
}

/** The first `)` without a `(`, else the last `(` without a `)`. */
function unbalanced(source: string): number {
  const open: number[] = [];
  let inClass = false;
  for (let at = 0; at < source.length; at++) {
    const letter = source[at];
    if (letter === "\\") at++;
    else if (inClass) inClass = letter !== "]";
    else if (letter === "[") {
      inClass = true;
      // A `]` that comes first is a member.
      if (source[at + 1] === "^") at++;
      if (source[at + 1] === "]") at++;
    } else if (letter === "(") open.push(at);
    else if (letter === ")" && open.pop() === undefined) return at;
  }
  return open.at(-1) ?? 0;
}
