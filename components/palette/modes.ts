/**
 * What the palette looks for. Each mode has a sign that opens it as the first letter typed, and a chip that lifts it.
 */

export const MODES = {
  all: { sign: "", word: "", placeholder: "Name, initials, Owner::name, kind: lang: repo: scope:" },
  symbols: { sign: "#", word: "symbols", placeholder: "Name, initials, Owner::name" },
  files: { sign: "", word: "files", placeholder: "Name or path of a file" },
  here: { sign: "@", word: "in this file", placeholder: "Symbol of the open file" },
  line: { sign: ":", word: "line", placeholder: "Line, or line:column" },
  action: { sign: ">", word: "action", placeholder: "What to do" },
} as const satisfies Record<string, { sign: string; word: string; placeholder: string }>;
export type Mode = keyof typeof MODES;

/** Modes that ask the server; the others look at the open page. */
export const isSearch = (mode: Mode): boolean => mode === "all" || mode === "symbols" || mode === "files";

/** Opens the mode that has no sign, in a query that nobody types. */
export const FILES_QUERY = "files ";

const SIGNED = (Object.keys(MODES) as Mode[]).filter((mode) => MODES[mode].sign !== "");

/** The mode that a text opens, and what follows its sign. */
export function readMode(text: string): { mode: Mode; rest: string } {
  // `::Name` is a name.
  const mode = text.startsWith("::") ? undefined : SIGNED.find((each) => text.startsWith(MODES[each].sign));
  return mode === undefined ? { mode: "all", rest: text } : { mode, rest: text.slice(1) };
}
