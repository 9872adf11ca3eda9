/** Names of a Rust text by their places, and its traits and impls. Pure; any text gives names. */
import { lineAt, lineStarts } from "../../../lib/format/line-starts";
import type { Place } from "../port";

export interface RustName extends Place {
  name: string;
}

/** A name where it is used or declared. */
export interface WrittenName extends RustName {
  /** `.name`, `::name`: it is looked up in what stands left of it */
  isMember: boolean;
  /** what a `use` makes known: `Crane` of `use yard::{Crane, tower as _}` */
  isImported: boolean;
}

/** `trait Crane: Lift`, `impl Crane for Tower`, and the functions that it declares. */
export interface RustBlock {
  /** the trait that is declared, or the type that the impl is for; null where it has no name */
  name: RustName | null;
  /** the type whose members the functions are: the one that the impl is for, behind references as well */
  owner: string | null;
  /** traits that it names: those that a trait needs, the one that is implemented */
  traits: readonly RustName[];
  isImpl: boolean;
  functions: readonly RustName[];
}

/** What a line says to others. */
export interface DeclaringLine {
  words: string;
  names: readonly string[];
}

/** Those that no item is called by; `self` and `crate` are told by rules. */
const KEYWORDS = new Set(
  (
    "Self as async await break const continue crate dyn else enum extern false fn for if impl in let loop match mod move mut pub ref return self " +
    "static struct super trait true type unsafe use where while"
  ).split(" "),
);

/** What every file may name without anybody's declaration. */
const KNOWN = new Set(
  (
    "bool char str u8 u16 u32 u64 u128 usize i8 i16 i32 i64 i128 isize f32 f64 String Vec Option Some None Result Ok Err Box Rc Arc derive cfg test " +
    "Debug Clone Copy Default PartialEq Eq Hash PartialOrd Ord From Into std core alloc"
  ).split(" "),
);

const TOKEN =
  /\/\/[^\n]*|\/\*|\b(?:b|c|br|cr|r)(#*)"|"(?:\\[^]|[^"\\])*"?|b?'(?:\\(?:u\{[^}']*\}|x[0-9a-fA-F]{2}|[^])|[^\\'\n])'|'[\p{ID_Start}_][\p{ID_Continue}]*|\d[\w.]*|(?:r#)?[\p{ID_Start}_][\p{ID_Continue}]*|->|=>|::|[^\s]/gu;
const WORD = /^(?:r#)?[\p{ID_Start}_]/u;

interface Token {
  text: string;
  offset: number;
}

export class RustText {
  private readonly starts: Uint32Array;
  private readonly tokens: readonly Token[];

  constructor(text: string) {
    this.starts = lineStarts(text);
    this.tokens = [...tokensOf(text)];
  }

  *names(): Iterable<WrittenName> {
    let isUse = false;
    for (let at = 0; at < this.tokens.length; at++) {
      const { text } = this.tokens[at];
      const [before, next] = [this.tokens[at - 1]?.text, this.tokens[at + 1]?.text];
      if (text === "use") isUse = next !== "<";
      else if (text === ";") isUse = false;
      if (!isName(text)) continue;
      const isImported = isUse && (next === "," || next === "}" || next === ";");
      yield { ...this.named(this.tokens[at]), isMember: before === "." || before === "::", isImported };
    }
  }

  blocks(): RustBlock[] {
    const { tokens } = this;
    const found: RustBlock[] = [];
    // What stands open: a block whose functions count, or braces of another kind.
    const open: ((RustBlock & { functions: RustName[] }) | null)[] = [];
    let pending: (RustBlock & { functions: RustName[] }) | null = null;
    tokens.forEach(({ text }, at) => {
      if (text === "{") {
        open.push(pending);
        pending = null;
      } else if (text === "}") open.pop();
      else if (text === ";") pending = null;
      else if (text === "fn" && isName(tokens[at + 1]?.text)) open.at(-1)?.functions.push(this.named(tokens[at + 1]));
      else if ((text === "trait" || text === "impl") && beginsItem(tokens, at)) {
        pending = { ...this.header(at), functions: [] };
        found.push(pending);
      }
    });
    return found;
  }

  /**
   * Lines as far as they stand outside of functions' bodies. A line that begins a block names its functions, too: what
   * it says of the type, it says of them.
   */
  *declarations(): Iterable<DeclaringLine> {
    const { tokens } = this;
    const blocks = new Map(
      this.blocks().flatMap((block) => block.traits.concat(block.name ?? []).map((each) => [each.line, block])),
    );
    let line: Token[] = [];
    let number = -1;
    for (let at = 0; at < tokens.length; at++) {
      const own = lineAt(this.starts, tokens[at].offset);
      if (own !== number) {
        if (line.length > 0) yield declaringLine(line, blocks.get(number));
        [line, number] = [[], own];
      }
      line.push(tokens[at]);
      if (tokens[at].text !== "fn" || !isName(tokens[at + 1]?.text)) continue;
      const end = headerEnd(tokens, at + 1);
      line.push(...tokens.slice(at + 1, end));
      at = tokens[end]?.text === "{" ? bodyEnd(tokens, end) : end;
    }
    if (line.length > 0) yield declaringLine(line, blocks.get(number));
  }

  /** @param at of `trait` or `impl` */
  private header(at: number): Omit<RustBlock, "functions"> {
    const isImpl = this.tokens[at].text === "impl";
    const rest = headerFrom(this.tokens, at + 1);
    if (!isImpl) {
      const [name, ...behind] = rest;
      const bounds = afterColon(behind);
      const traits = pathsIn(bounds).map((token) => this.named(token));
      const own = name && isName(name.text) ? this.named(name) : null;
      return { name: own, owner: own?.name ?? null, traits, isImpl };
    }
    const parts = splitAtFor(withoutParameters(rest));
    const [trait, type] = parts.length === 2 ? parts : [null, parts[0]];
    const isNegative = trait?.[0]?.text === "!";
    const [traitName] = trait === null || isNegative ? [] : pathsIn(trait);
    const typeName = plainPath(type);
    return {
      name: typeName ? this.named(typeName) : null,
      owner: plainPath(behindReferences(type))?.text ?? null,
      traits: traitName ? [this.named(traitName)] : [],
      isImpl,
    };
  }

  private named({ text, offset }: Token): RustName {
    const line = lineAt(this.starts, offset);
    return { name: text.replace(/^r#/, ""), line, column: offset - this.starts[line] };
  }
}

const declaringLine = (tokens: readonly Token[], block: RustBlock | undefined): DeclaringLine => ({
  words: tokens.map(({ text }) => text).join(" "),
  names: tokens
    .map(({ text }) => text)
    .filter((text) => isName(text) && !KNOWN.has(text))
    .concat(block?.functions.map(({ name }) => name) ?? []),
});

/** Where a body begins, or the `;` in its place. */
function headerEnd(tokens: readonly Token[], from: number): number {
  let depth = 0;
  for (let at = from; at < tokens.length; at++) {
    const { text } = tokens[at];
    if (depth === 0 && (text === "{" || text === ";")) return at;
    if (/^[([{]$/.test(text)) depth++;
    else if (/^[)\]}]$/.test(text)) depth--;
  }
  return tokens.length;
}

/** @param from of the brace that opens it. @returns of the one that closes it */
function bodyEnd(tokens: readonly Token[], from: number): number {
  let depth = 0;
  for (let at = from; at < tokens.length; at++) {
    if (tokens[at].text === "{") depth++;
    else if (tokens[at].text === "}" && --depth === 0) return at;
  }
  return tokens.length;
}

/** `impl` and `trait` begin an item here, and no type: `fn lift() -> impl Crane`. */
const beginsItem = (tokens: readonly Token[], at: number): boolean =>
  at === 0 || /^(?:[;{}\])]|unsafe|default|pub|auto|const)$/.test(tokens[at - 1].text);

/** Tokens up to the body, or the `where` before it. */
function headerFrom(tokens: readonly Token[], from: number): Token[] {
  const found: Token[] = [];
  let depth = 0;
  for (let at = from; at < tokens.length; at++) {
    const { text } = tokens[at];
    if (depth === 0 && (text === "{" || text === ";" || text === "where")) break;
    depth += depthOf(text);
    found.push(tokens[at]);
  }
  return found;
}

const depthOf = (text: string): number => (/^[<([{]$/.test(text) ? 1 : /^[>)\]}]$/.test(text) ? -1 : 0);

/** What stands behind the type parameters of an `impl`. */
function withoutParameters(tokens: readonly Token[]): readonly Token[] {
  if (tokens[0]?.text !== "<") return tokens;
  let depth = 0;
  const end = tokens.findIndex(({ text }) => (depth += depthOf(text)) === 0);
  return tokens.slice(end + 1);
}

/** `for` divides an impl, unless it begins `for<'a>`. */
function splitAtFor(tokens: readonly Token[]): (readonly Token[])[] {
  let depth = 0;
  const at = tokens.findIndex(({ text }, index) => {
    depth += depthOf(text);
    return depth === 0 && text === "for" && tokens[index + 1]?.text !== "<";
  });
  return at < 0 ? [tokens] : [tokens.slice(0, at), tokens.slice(at + 1)];
}

function afterColon(tokens: readonly Token[]): readonly Token[] {
  let depth = 0;
  const at = tokens.findIndex(({ text }) => {
    depth += depthOf(text);
    return depth === 0 && (text === ":" || text === "=");
  });
  return at < 0 || tokens[at].text === "=" ? [] : tokens.slice(at + 1);
}

/** The last name of each path, divided by `+`. */
function pathsIn(tokens: readonly Token[]): Token[] {
  const found: Token[] = [];
  let depth = 0;
  let last: Token | null = null;
  for (const token of tokens) {
    if (depth === 0 && token.text === "+") {
      if (last) found.push(last);
      last = null;
    } else if (depth === 0 && isName(token.text)) last = token;
    depth += depthOf(token.text);
  }
  if (last) found.push(last);
  return found;
}

/** The last name of `module::Type<T>`; null for references, tuples, slices and the like. */
function plainPath(tokens: readonly Token[] | undefined): Token | null {
  const end = tokens?.findIndex(({ text }) => text === "<") ?? -1;
  const path = tokens?.slice(0, end < 0 ? undefined : end) ?? [];
  const isPlain = path.every(
    ({ text }) => text === "::" || text === "crate" || text === "super" || text === "self" || isName(text),
  );
  const last = path.at(-1);
  return isPlain && last && isName(last.text) ? last : null;
}

function behindReferences(tokens: readonly Token[]): readonly Token[] {
  const start = tokens.findIndex(({ text }) => text !== "&" && text !== "mut" && text !== "dyn");
  return start < 0 ? [] : tokens.slice(start);
}

const isName = (text: string | undefined): boolean => text !== undefined && WORD.test(text) && !KEYWORDS.has(text);

function* tokensOf(text: string): Iterable<Token> {
  TOKEN.lastIndex = 0;
  for (let match = TOKEN.exec(text); match; match = TOKEN.exec(text)) {
    const [whole, hashes] = match;
    const offset = match.index;
    if (whole === "/*") TOKEN.lastIndex = commentEnd(text, offset);
    else if (hashes !== undefined)
      TOKEN.lastIndex = stringEnd(text, offset + whole.length, whole.includes("r") ? hashes : null);
    else if (!/^(?:\/\/|b?'|"|\d)/.test(whole)) yield { text: whole, offset };
  }
}

/** Comments stand in comments. */
function commentEnd(text: string, start: number): number {
  const mark = /\/\*|\*\//g;
  mark.lastIndex = start;
  let depth = 0;
  for (let match = mark.exec(text); match; match = mark.exec(text)) {
    depth += match[0] === "/*" ? 1 : -1;
    if (depth === 0) return mark.lastIndex;
  }
  return text.length;
}

/** @param hashes that end a raw string; null for one with escapes */
function stringEnd(text: string, from: number, hashes: string | null): number {
  if (hashes !== null) {
    const end = text.indexOf(`"${hashes}`, from);
    return end < 0 ? text.length : end + 1 + hashes.length;
  }
  const end = /(?:\\[^]|[^"\\])*"?/y;
  end.lastIndex = from;
  end.exec(text);
  return end.lastIndex;
}
