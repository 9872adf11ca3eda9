/** Names that a file gives to members of objects without a name: they are no symbols, but they are declared. */
import type { CodeFile } from "../facts/code-file";

interface Keys {
  /** of literals and types */
  all: ReadonlySet<string>;
  /** of types that are written out */
  declared: ReadonlySet<string>;
}

const KEYS = new WeakMap<CodeFile, Keys>();

/** Whether such a member has this name; `declared` asks for those of types alone. */
export function namesKey(file: CodeFile, name: string, sort: keyof Keys = "all"): boolean {
  let keys = KEYS.get(file);
  if (!keys) KEYS.set(file, (keys = keysOf(file)));
  return keys[sort].has(name);
}

function keysOf(file: CodeFile): Keys {
  const all = new Set<string>();
  const declared = new Set<string>();
  for (let i = 0; i < file.uses.count; i++) {
    if (file.objectOf(i) < 0) continue;
    all.add(file.name(i));
    if (file.uses.local[i] === i) declared.add(file.name(i));
  }
  return { all, declared };
}
