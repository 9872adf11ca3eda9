/** Names of a Rust text by their places, and its traits and impls. Pure; any text gives names. */
import { lineAt, lineStarts } from "../../../lib/format/line-starts";
import type { Place } from "../port";
import {
  afterColon,
  beginsItem,
  behindReferences,
  bodyEnd,
  headerEnd,
  headerFrom,
  pathsIn,
  plainPath,
  splitAtFor,
  withoutParameters,
} from "./headers";
import { isName, tokensOf, type Token } from "./tokens";

export interface RustName extends Place {
  name: string;
}

/** A name where it is used or declared. */
export interface WrittenName extends RustName {
  /** `.name`, `::name`: it is looked up in what stands left of it */
  isMember: boolean;
  /** `::name` */
  isPath: boolean;
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

/** Lines (0-based) of the braces around something. */
export interface LineRange {
  first: number;
  last: number;
}

/** What a line says to others. */
export interface DeclaringLine {
  words: string;
  names: readonly string[];
}

/** What every file may name without anybody's declaration. */
const KNOWN = new Set(
  (
    "bool char str u8 u16 u32 u64 u128 usize i8 i16 i32 i64 i128 isize f32 f64 String Vec Option Some None Result Ok Err Box Rc Arc derive cfg test " +
    "Debug Clone Copy Default PartialEq Eq Hash PartialOrd Ord From Into std core alloc"
  ).split(" "),
);

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
      yield {
        ...this.named(this.tokens[at]),
        isMember: before === "." || before === "::",
        isPath: before === "::",
        isImported,
      };
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

  /** `macro_rules! name { … }` */
  macroBodies(): LineRange[] {
    const { tokens, starts } = this;
    return tokens.flatMap(({ text }, at) => {
      if (text !== "macro_rules" || tokens[at + 1]?.text !== "!" || tokens[at + 3]?.text !== "{") return [];
      const end = tokens[bodyEnd(tokens, at + 3)] ?? tokens[tokens.length - 1];
      return { first: lineAt(starts, tokens[at + 3].offset), last: lineAt(starts, end.offset) };
    });
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
