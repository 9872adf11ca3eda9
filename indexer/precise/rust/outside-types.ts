/**
 * Types of crates that are not there, as a Rust text uses them, and traits that it implements. What is written with an
 * unknown type is unknown in whole: `Response<Body>` is known as soon as `Body` is any type. Pure.
 */
import { implementedTraits } from "./outside-traits";
import { isName, type Token } from "./tokens";

/** How many lifetimes and types a type is written with, at most. */
export interface Generics {
  lifetimes: number;
  types: number;
}

/** A trait with what impls declare of it. */
export interface OutsideTrait {
  path: readonly string[];
  generics: Generics;
  /** declarations by their names */
  members: ReadonlyMap<string, string>;
}

/** Names of crates from outside, with what is known of each. */
export class OutsideNames {
  private readonly types = new Map<string, Generics>();
  private readonly traits = new Set<string>();
  /** by other names that code gives to crates */
  private readonly renamed = new Map<string, Set<string>>();
  private readonly implemented = new Map<string, { generics: Generics; members: Map<string, string> }>();

  /** @param crates names that code knows crates by which the repository does not hold */
  constructor(private readonly crates: ReadonlySet<string>) {}

  read(tokens: readonly Token[]): void {
    const imported = new Map<string, readonly string[]>();
    this.readRenamed(tokens);
    for (const path of importsIn(tokens)) if (this.isCrate(path.words[0])) imported.set(path.name, path.words);
    this.readImpls(tokens, imported);
    for (let at = 0; at < tokens.length; at++) {
      if (beginsUse(tokens, at)) at = endOfUse(tokens, at);
      if (!isName(tokens[at]?.text) || !beginsPath(tokens, at)) continue;
      const end = endOfPath(tokens, at);
      const words = wordsOf(tokens, at, end);
      const whole = this.outside(words, imported);
      if (whole && isTypeName(words.at(-1))) this.note(whole.join("::"), tokens, at, end);
      at = end - 1;
    }
  }

  /** Paths, `bytes::Bytes`, of names that stand where a type does, and never where a trait does. */
  *found(): Iterable<{ path: readonly string[]; generics: Generics }> {
    for (const [path, generics] of this.types) if (!this.traits.has(path)) yield { path: path.split("::"), generics };
  }

  /** Traits of which an impl tells something. */
  *foundTraits(): Iterable<OutsideTrait> {
    for (const [path, trait] of this.implemented) yield { path: path.split("::"), ...trait };
  }

  /** Crates that a name stands for: `extern crate gear as wheel` gives `wheel` those of `gear` as well. */
  cratesNamed(name: string): string[] {
    return [...new Set([name, ...(this.renamed.get(name) ?? [])])];
  }

  private isCrate(name: string): boolean {
    return this.crates.has(name) || this.renamed.has(name);
  }

  private readRenamed(tokens: readonly Token[]): void {
    tokens.forEach(({ text }, at) => {
      const [crate, name, as, other] = tokens.slice(at + 1, at + 5).map((token) => token.text);
      if (text !== "extern" || crate !== "crate" || as !== "as" || !this.crates.has(name) || !isName(other)) return;
      this.renamed.set(other, (this.renamed.get(other) ?? new Set()).add(name));
    });
  }

  private readImpls(tokens: readonly Token[], imported: ReadonlyMap<string, readonly string[]>): void {
    for (const { at, members } of implementedTraits(tokens)) {
      const start = tokens[at].text === "::" ? at + 1 : at;
      const end = endOfPath(tokens, start);
      const whole = isName(tokens[start].text) ? this.outside(wordsOf(tokens, start, end), imported) : null;
      if (!whole || !isTypeName(whole.at(-1)) || members.size === 0) continue;
      const path = whole.join("::");
      const known = this.implemented.get(path);
      const generics = most(known?.generics, genericsAt(tokens, end));
      this.implemented.set(path, { generics, members: new Map([...members, ...(known?.members ?? [])]) });
      this.traits.add(path);
    }
  }

  /** The path from the crate on; null for a name of the repository. */
  private outside(
    words: readonly string[],
    imported: ReadonlyMap<string, readonly string[]>,
  ): readonly string[] | null {
    const brought = imported.get(words[0]);
    const whole = brought ? [...brought, ...words.slice(1)] : words;
    const isPlain = whole.length > 1 && whole.slice(0, -1).every((word) => !isTypeName(word));
    return isPlain && this.isCrate(whole[0]) ? whole : null;
  }

  private note(path: string, tokens: readonly Token[], start: number, end: number): void {
    const place = placeOf(tokens, start, end);
    if (place === "trait") this.traits.add(path);
    if (place !== "type") return;
    this.types.set(path, most(this.types.get(path), genericsAt(tokens, end)));
  }
}

const most = (one: Generics | undefined, other: Generics): Generics => ({
  lifetimes: Math.max(one?.lifetimes ?? 0, other.lifetimes),
  types: Math.max(one?.types ?? 0, other.types),
});

const wordsOf = (tokens: readonly Token[], start: number, end: number): string[] =>
  tokens.slice(start, end).flatMap(({ text }) => (text === "::" ? [] : plain(text)));

/** `Bytes`, and neither `bytes` nor `MAX`. */
const isTypeName = (word: string | undefined): boolean => /^\p{Lu}.*\p{Ll}|^\p{Lu}$/u.test(word ?? "");

/** `type` of `r#type` */
const plain = (word: string): string => word.replace(/^r#/, "");

/** `::name` begins one, too, and `crate::name` none. */
function beginsPath(tokens: readonly Token[], at: number): boolean {
  const [before, left] = [tokens[at - 1]?.text, tokens[at - 2]?.text ?? ""];
  return before !== "." && (before !== "::" || !(isName(left) || /^(?:crate|self|super|Self|>)$/.test(left)));
}

function endOfPath(tokens: readonly Token[], start: number): number {
  let end = start + 1;
  while (tokens[end]?.text === "::" && isName(tokens[end + 1]?.text)) end += 2;
  return end;
}

/** What stands at a path, as far as its surroundings tell. */
function placeOf(tokens: readonly Token[], start: number, end: number): "type" | "trait" | "open" {
  const [before, left] = [tokens[start - 1]?.text, tokens[start - 2]?.text ?? ""];
  if (tokens[end]?.text === "::" && tokens[end + 1]?.text !== "<") return "open";
  if (before === ":") return isTypeName(left) || left === ">" ? (isConstant(tokens, start) ? "type" : "trait") : "type";
  if (before === "=") return isTypeName(left) ? "type" : "open";
  if (TYPE_BEHIND.has(before ?? "")) return "type";
  return TRAIT_BEHIND.has(before ?? "") ? "trait" : "open";
}

const TYPE_BEHIND: ReadonlySet<string> = new Set(["->", "&", "mut", "<", "for"]);
const TRAIT_BEHIND: ReadonlySet<string> = new Set(["impl", "dyn", "+", "as", ">", "?"]);

/** `const Name: Bytes` */
const isConstant = (tokens: readonly Token[], start: number): boolean =>
  /^(?:const|static|mut)$/.test(tokens[start - 3]?.text ?? "");

function genericsAt(tokens: readonly Token[], end: number): Generics {
  const found = { lifetimes: 0, types: 0 };
  let at = tokens[end]?.text === "::" ? end + 1 : end;
  if (tokens[at]?.text !== "<") return found;
  let isEmpty = true;
  for (let depth = 0; at < tokens.length; at++) {
    const { text } = tokens[at];
    if (/^[>)\]}]$/.test(text)) depth--;
    const isEnd = depth === 0 && text === ">";
    // A lifetime is no token.
    if (isEnd || (depth === 1 && text === ",")) {
      if (!isEnd || !isEmpty || tokens[at - 1].text === "<") found[isEmpty ? "lifetimes" : "types"]++;
      isEmpty = true;
    } else if (depth > 0) isEmpty = false;
    if (isEnd) break;
    if (/^[<([{]$/.test(text)) depth++;
  }
  return found;
}

interface Imported {
  name: string;
  words: readonly string[];
}

/** `use<'a>` says what a type captures. */
const beginsUse = (tokens: readonly Token[], at: number): boolean =>
  tokens[at].text === "use" && tokens[at + 1]?.text !== "<";

function endOfUse(tokens: readonly Token[], start: number): number {
  let end = start;
  while (end < tokens.length && tokens[end].text !== ";") end++;
  return end;
}

/** What `use` brings: `use bytes::{Bytes, buf::Buf as B}` brings `Bytes` and `B`. */
function* importsIn(tokens: readonly Token[]): Iterable<Imported> {
  for (let at = 0; at < tokens.length; at++) {
    if (!beginsUse(tokens, at)) continue;
    let words: string[] = [];
    let name: string | null = null;
    const around: string[][] = [];
    for (const end = endOfUse(tokens, at++); at < end; at++) {
      const { text } = tokens[at];
      if (text === "{") around.push([...words]);
      else if (text === "," || text === "}") {
        if (name !== null && words.length > 0) yield { name, words };
        words = [...(around.at(-1) ?? [])];
        name = null;
        if (text === "}") around.pop();
      } else if (text === "self" && words.length > 0) name = words.at(-1) ?? null;
      else if (text === "as") name = tokens[++at]?.text ?? null;
      else if (text === "*") name = null;
      else if (isName(text) || /^(?:crate|self|super)$/.test(text)) words.push((name = plain(text)));
    }
    if (name !== null && words.length > 0) yield { name, words };
  }
}
