/** What a module of a script hands on in lists, as its text says: `export { a, b as c }`. Pure. */

const LIST = /(?<![\w$.])export\s+(?:type\s+)?\{([^}]*)\}(?!\s*from\b)/g;
const COMMENT = /\/\*[^]*?\*\/|(?<=^|\s)\/\/[^\n]*/g;

/** Objects that a module of the older kind fills as it runs. */
const FILLED = /(?<![\w$.])(?:module\s*\.\s*)?exports\s*[.=[,)]|^\s*declare\s+(?:global|module)\b/m;

/** Names of its own that a module lists; null for one whose exports are known when it runs. */
export function exportLists(text: string): ReadonlySet<string> | null {
  const code = text.replace(COMMENT, " ");
  if (FILLED.test(code)) return null;
  const names = [...code.matchAll(LIST)].flatMap(([, list]) => list.split(","));
  return new Set(names.map((each) => each.trim().replace(/^type\s+/, "")).flatMap((each) => each.split(/\s+as\s+/)[0]));
}
