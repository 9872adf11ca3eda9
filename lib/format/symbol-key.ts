/**
 * Symbol keys: the handle of a symbol that survives edits and re-indexing, and the only place that builds or reads
 * one. A key is `<scheme> <descriptors>` after SCIP: namespace `name/`, type `Name#`, function `name(disambiguator).`,
 * other values `name.`, macro `name!`. No line numbers, so two declarations of one symbol share their key.
 */
import type { LanguageId, SymbolKind } from "../contract/vocabulary";
import { keyScheme } from "../contract/languages";
import { nameHash } from "./name-hash";

/** A symbol or one of its owners. */
export interface KeyPart {
  name: string;
  kind: SymbolKind;
  /** of a type its mark: the second of one name in a function */
  disambiguator?: string | null;
}

interface KeySource {
  language: LanguageId;
  /** path inside the repository, `/` everywhere */
  path: string;
  /** owners from the outermost to the symbol itself; an out-of-class definition's written owner included */
  chain: readonly KeyPart[];
  disambiguator?: string | null;
  /** private to its file: static at file level, in an anonymous namespace, `main` */
  internalLinkage?: boolean;
}

/** `n` namespace, `t` type, `f` function, `v` other value, `m` macro */
type DescriptorSort = "n" | "t" | "f" | "v" | "m";

interface Descriptor {
  name: string;
  sort: DescriptorSort;
  /** functions only, empty for none */
  disambiguator: string;
}

const SORTS: Readonly<Record<SymbolKind, DescriptorSort>> = {
  namespace: "n",
  package: "n",
  module: "n",
  class: "t",
  struct: "t",
  interface: "t",
  enum: "t",
  union: "t",
  type_alias: "t",
  delegate: "t",
  function: "f",
  method: "f",
  constructor: "f",
  field: "v",
  property: "v",
  enum_member: "v",
  constant: "v",
  variable: "v",
  macro: "m",
  blueprint: "t",
};

/** By code: whether a character stands in a name that needs no quotes. */
const PLAIN = new Uint8Array(128);
for (const character of "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_+-$")
  PLAIN[character.charCodeAt(0)] = 1;

const isPlain = (code: number): boolean => code < 128 && PLAIN[code] === 1;

function escapeName(name: string): string {
  return name !== "" && plainEnd(name, 0) === name.length ? name : "`" + name.replaceAll("`", "``") + "`";
}

function plainEnd(text: string, from: number): number {
  let at = from;
  while (at < text.length && isPlain(text.charCodeAt(at))) at++;
  return at;
}

/** The key of a symbol. */
export function symbolKey(source: KeySource): string {
  let key = keyStart(source.language, source.path, source.internalLinkage === true);
  const last = source.chain.length - 1;
  for (let i = 0; i < last; i++) key += ownerDescriptors(source.language, source.chain[i]);
  return last < 0 ? key : key + ownDescriptor(source.language, source.chain[last], source.disambiguator ?? null);
}

/** Scheme, blank, and the descriptors of the file where the language (or internal linkage) scopes names by file. */
export function keyStart(language: LanguageId, path: string, internalLinkage: boolean): string {
  const { scheme, fileScope, folderFiles } = keyScheme(language);
  const segments = path.split("/");
  const file = segments.pop() ?? "";
  if (fileScope === "file" || internalLinkage) segments.push(file);
  else if (fileScope === "none") return scheme + " ";
  else if (fileScope === "file without extension") {
    const base = file.replace(/\.[^.]*$/, "");
    if (!folderFiles?.includes(base)) segments.push(base);
  }
  return scheme + " " + segments.map((segment) => escapeName(segment) + "/").join("");
}

/** What an owner adds to the keys of what it holds. `java.util` and `a::b` count as one owner per segment. */
export function ownerDescriptors(language: LanguageId, owner: KeyPart): string {
  const { uniformOwners, packageInPath } = keyScheme(language);
  if (packageInPath && owner.kind === "package" && !packageInPath.beside.test(owner.name)) return "";
  const sort = SORTS[owner.kind];
  if (sort === "f") return escapeName(owner.name) + "().";
  if (sort === "t") return escapeName(owner.name + apart(owner.disambiguator ?? null)) + "#";
  const mark = sort === "n" && !uniformOwners ? "/" : "#";
  return nameSegments(owner)
    .map((segment) => escapeName(segment) + mark)
    .join("");
}

/** What a symbol's own name adds to its owner's descriptors. */
export function ownDescriptor(language: LanguageId, part: KeyPart, disambiguator: string | null): string {
  switch (ownSort(language, part.kind)) {
    case "n":
      return packageAsSymbol(language, part) ?? ownerDescriptors(language, part);
    case "t":
      return escapeName(part.name + apart(disambiguator)) + "#";
    case "f":
      return escapeName(part.name) + (disambiguator ? "(" + escapeName(disambiguator) + ")." : "().");
    case "v":
      return escapeName(part.name + apart(disambiguator)) + ".";
    case "m":
      return escapeName(part.name) + "!";
  }
}

/** Marks are a part of a value's name; the types that a pointer to a function takes are not. */
const apart = (disambiguator: string | null): string =>
  disambiguator !== null && /^[+$]/.test(disambiguator) ? disambiguator : "";

function ownSort(language: LanguageId, kind: SymbolKind): DescriptorSort {
  return kind === "type_alias" && keyScheme(language).aliasesAreValues ? "v" : SORTS[kind];
}

function packageAsSymbol(language: LanguageId, part: KeyPart): string | null {
  return keyScheme(language).packageInPath && part.kind === "package" ? escapeName(part.name) + "/" : null;
}

/** A dotted or otherwise joined namespace name in its parts; other names are one part. */
function nameSegments(part: KeyPart): string[] {
  if (SORTS[part.kind] !== "n") return [part.name];
  const segments = part.name.split(/::|\.|\\/).filter((segment) => segment !== "");
  return segments.length > 0 ? segments : [part.name];
}

/** The owner written before an out-of-class definition's name (`ns::Outer`, `Outer`) as parts of a chain. */
export function qualifierParts(qualifier: string): KeyPart[] {
  return splitQualified(qualifier).map((name) => ({ name, kind: "class" }));
}

/** What can stand between two parts of a name, or around one. */
const JOINED = /[<>:.\\\s-]/;

/** `ns::Base`, `pkg.Base`, `\Ns\Base` in its parts, without template arguments. */
export function splitQualified(name: string): string[] {
  if (!JOINED.test(name)) return name === "" ? [] : [name];
  let plain = name;
  for (let before = ""; before !== plain;) {
    before = plain;
    plain = plain.replace(/<[^<>]*>/g, "");
  }
  return plain
    .split(/::|->|[.\\]/)
    .map((segment) => segment.trim())
    .filter((segment) => segment !== "");
}

/** The 64-bit hash of a key, as in `symbol.key_hash`. */
export function keyHash(key: string): bigint {
  return nameHash(key);
}

/** Names from the outermost owner to the symbol, joined as the language writes them. */
export function qualifiedName(language: LanguageId, names: readonly string[]): string {
  return names.join(keyScheme(language).separator);
}

/** Reads a key back. Null when the text is no key. Takes time linear in the text. */
export function parseKey(key: string): { scheme: string; descriptors: Descriptor[] } | null {
  const blank = key.indexOf(" ");
  if (blank <= 0) return null;
  const descriptors: Descriptor[] = [];
  for (let at = blank + 1; at < key.length;) {
    const read = readDescriptor(key, at);
    if (read === null) return null;
    descriptors.push(read.descriptor);
    at = read.next;
  }
  return { scheme: key.slice(0, blank), descriptors };
}

const SORT_BY_MARK: Readonly<Record<string, DescriptorSort>> = { "/": "n", "#": "t", ".": "v", "!": "m" };

function readDescriptor(key: string, from: number): { descriptor: Descriptor; next: number } | null {
  const name = readName(key, from);
  if (name === null) return null;
  const mark = key[name.next];
  if (mark !== "(") {
    const sort = mark === undefined ? undefined : SORT_BY_MARK[mark];
    return sort ? { descriptor: { name: name.text, sort, disambiguator: "" }, next: name.next + 1 } : null;
  }
  const inner = key[name.next + 1] === ")" ? { text: "", next: name.next + 1 } : readName(key, name.next + 1);
  if (inner === null || !key.startsWith(").", inner.next)) return null;
  return { descriptor: { name: name.text, sort: "f", disambiguator: inner.text }, next: inner.next + 2 };
}

function readName(key: string, from: number): { text: string; next: number } | null {
  if (key[from] !== "`") {
    const next = plainEnd(key, from);
    return next > from ? { text: key.slice(from, next), next } : null;
  }
  let text = "";
  for (let at = from + 1; at < key.length;) {
    const end = key.indexOf("`", at);
    if (end < 0) return null;
    text += key.slice(at, end);
    if (key[end + 1] !== "`") return { text, next: end + 1 };
    text += "`";
    at = end + 2;
  }
  return null;
}
