/** The types that a Go method takes and gives, read from its declaration: what decides whether it satisfies an interface. Pure. */

/**
 * `(a, b int, c ast.Node) (n int, err error)` as `int,int,Node;int,error`: names and packages left out, so that a type is the same
 * inside and outside of its package.
 */
export function goShape(afterName: string): string {
  const text = afterName.replace(/\/\/[^\n]*|\/\*[\s\S]*?\*\//g, " ").trim();
  if (!text.startsWith("(")) return "";
  const end = closing(text, 0);
  const results = text.slice(end + 1).trim();
  const listed = results.startsWith("(") ? results.slice(1, closing(results, 0)) : results;
  return `${typesOf(text.slice(1, end)).join()};${typesOf(listed).join()}`;
}

function typesOf(list: string): string[] {
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

const plain = (type: string): string => type.replace(/\b[\p{L}_][\p{L}\p{N}_]*\./gu, "").replace(/\s+/g, "");

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
