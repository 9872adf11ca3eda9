/**
 * The types that a Go method takes and gives, read from its declaration: what decides whether it satisfies an
 * interface. Pure.
 */

/** The package of a type of this name that is written with this one before it, or with none. */
type PackageOf = (written: string | null, name: string) => string;

/**
 * `(a, b int, c ast.Node) (n int, err error)` as `int,int,ast.Node;int,error`: without the names of what is taken and
 * given, and each exported type with its package, so that it is the same inside and outside of it.
 */
export function goShape(afterName: string, packageOf: PackageOf): string {
  const text = afterName.replace(/\/\/[^\n]*|\/\*[\s\S]*?\*\//g, " ").trim();
  if (!text.startsWith("(")) return "";
  const end = closing(text, 0);
  const results = text.slice(end + 1).trim();
  const listed = results.startsWith("(") ? results.slice(1, closing(results, 0)) : results;
  return `${typesOf(text.slice(1, end), packageOf).join()};${typesOf(listed, packageOf).join()}`;
}

function typesOf(list: string, packageOf: PackageOf): string[] {
  const plain = (type: string) => withPackages(type, packageOf);
  const parts = split(list);
  const named = parts.some(
    (part) => /^[\p{L}_][\p{L}\p{N}_]*\s+\S/u.test(part) && !/^(func|chan|map|struct|interface)\b/.test(part),
  );
  if (!named) return parts.map(plain);
  const types: string[] = [];
  let following = "";
  for (const part of parts.toReversed()) {
    const [, type] = /^[\p{L}_][\p{L}\p{N}_]*\s+([\s\S]+)$/u.exec(part) ?? [];
    following = type === undefined ? following : plain(type);
    types.unshift(following);
  }
  return types;
}

function withPackages(type: string, packageOf: PackageOf): string {
  const full = type.replace(
    /(?:\b([\p{L}_][\p{L}\p{N}_]*)\.)?(?<![\p{L}\p{N}_])(\p{Lu}[\p{L}\p{N}_]*)/gu,
    (_all, written: string | undefined, name: string) => `${packageOf(written ?? null, name)}.${name}`,
  );
  return full.replace(/\s+/g, "").replaceAll("interface{}", "any");
}

/** At commas outside of brackets. */
function split(list: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at <= list.length; at++) {
    if ("([{".includes(list[at] ?? " ")) depth++;
    else if (")]}".includes(list[at] ?? " ")) depth--;
    if (at === list.length || (list[at] === "," && depth === 0)) {
      parts.push(list.slice(start, at).trim());
      start = at + 1;
    }
  }
  return parts.filter((part) => part !== "");
}

/** Index of the bracket that closes the one at `open`; the end of the text when none does. */
function closing(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at++) {
    if (text[at] === "(") depth++;
    else if (text[at] === ")" && --depth === 0) return at;
  }
  return text.length;
}
