/** Which Python files import a module, by the names that imports write. Pure. */
import { posix } from "node:path";

const IMPORT = /^[ \t]*(?:from[ \t]+([\w.]+)[ \t]+import[ \t]+([^\n#]*(?:\([^)]*\))?)|import[ \t]+([\w., \t]+))/gm;
const DECLARING =
  /^[ \t]*(?:(?:async[ \t]+)?def|class|@|from|import)\b.*|^[ \t]*(?:self\.)?\w+[ \t]*(?::[^=\n]+)?=(?!=).*/gm;

/** Last words of all modules that a text imports from, or may import as a name. */
export function importedWords(text: string): Set<string> {
  const words = new Set<string>();
  for (const [, from, names, modules] of text.matchAll(IMPORT)) {
    for (const module of [from, ...(modules ?? "").split(",")]) {
      const last = /(\w+)(?:\s+as\s+\w+)?\s*$/.exec(module ?? "")?.[1];
      if (last !== undefined) words.add(last);
    }
    for (const [name] of (names ?? "").matchAll(/\w+/g)) words.add(name);
    if (from !== undefined && /^\.+$/.test(from)) words.add("__init__");
  }
  return words;
}

/** What a module is imported by: `crane` for `lib/crane.py`, `lib` for `lib/__init__.py`. */
export function moduleWord(path: string): string {
  const name = posix.basename(path).replace(/\.pyi?$/, "");
  return name === "__init__" ? posix.basename(posix.dirname(path)) : name;
}

/** What of a text others can see: when it stays, they stay. */
export const declaringLines = (text: string): string => (text.match(DECLARING) ?? []).join("\n");
