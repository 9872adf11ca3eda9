/**
 * Symbols as SCIP writes them: `scheme manager package version descriptors`, blanks doubled inside of the first four,
 * or `local id`. The one place that reads their grammar.
 */

/** What the last descriptor is. */
export type DescriptorKind =
  "namespace" | "type" | "term" | "method" | "typeParameter" | "parameter" | "meta" | "macro";

export interface LastDescriptor {
  name: string;
  kind: DescriptorKind;
}

const LOCAL = "local ";

/** Whether only one document knows it. */
export const isLocalSymbol = (symbol: string): boolean => symbol.startsWith(LOCAL);

/** The last descriptor of a symbol that all documents may name; null for any other text. Takes time linear in it. */
export function lastDescriptor(symbol: string): LastDescriptor | null {
  let at = descriptorsFrom(symbol);
  if (at === null) return null;
  let last: LastDescriptor | null = null;
  while (at < symbol.length) {
    const read = readDescriptor(symbol, at);
    if (read === null) return null;
    last = read.descriptor;
    at = read.next;
  }
  return last;
}

/** The package that a symbol is of, `.` for a part that is not known; whichever version. */
export function packageOf(symbol: string): { manager: string; name: string } {
  // A blank ends a part, two are one blank inside of it.
  const [, manager = ".", name = "."] = symbol.split(/ (?! )(?<! {2})/, 3);
  return { manager, name };
}

/** Where the descriptors begin: behind four parts that single blanks end. */
function descriptorsFrom(symbol: string): number | null {
  if (isLocalSymbol(symbol)) return null;
  let at = 0;
  for (let parts = 0; parts < 4; parts++) {
    for (;;) {
      at = symbol.indexOf(" ", at);
      if (at < 0) return null;
      if (symbol[at + 1] !== " ") break;
      at += 2;
    }
    at++;
  }
  return at;
}

const KIND_BY_MARK: Readonly<Record<string, DescriptorKind>> = {
  "/": "namespace",
  "#": "type",
  ".": "term",
  ":": "meta",
  "!": "macro",
};

const BRACKETS: Readonly<Record<string, { close: string; kind: DescriptorKind }>> = {
  "[": { close: "]", kind: "typeParameter" },
  "(": { close: ")", kind: "parameter" },
};

function readDescriptor(text: string, from: number): { descriptor: LastDescriptor; next: number } | null {
  const bracket = BRACKETS[text[from] ?? ""];
  if (bracket !== undefined) {
    const inner = readName(text, from + 1);
    if (inner === null || text[inner.next] !== bracket.close) return null;
    return { descriptor: { name: inner.name, kind: bracket.kind }, next: inner.next + 1 };
  }
  const read = readName(text, from);
  if (read === null) return null;
  const mark = text[read.next] ?? "";
  if (mark === "(") {
    const end = text.indexOf(").", read.next);
    return end < 0 ? null : { descriptor: { name: read.name, kind: "method" }, next: end + 2 };
  }
  const kind = KIND_BY_MARK[mark];
  return kind === undefined ? null : { descriptor: { name: read.name, kind }, next: read.next + 1 };
}

const PLAIN = /[A-Za-z0-9_+\-$]*/y;

function readName(text: string, from: number): { name: string; next: number } | null {
  if (text[from] !== "`") {
    PLAIN.lastIndex = from;
    const name = PLAIN.exec(text)?.[0] ?? "";
    return name === "" ? null : { name, next: from + name.length };
  }
  let name = "";
  for (let at = from + 1; ;) {
    const end = text.indexOf("`", at);
    if (end < 0) return null;
    name += text.slice(at, end);
    if (text[end + 1] !== "`") return { name, next: end + 1 };
    name += "`";
    at = end + 2;
  }
}
