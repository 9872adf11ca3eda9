/**
 * How `macro_rules!` reads what it is given: its arms, and which tokens the names of an arm's pattern stand for. Pure.
 * What is no plain token is taken up to a token that may follow it, as nothing here parses Rust.
 */
import { behind, pairedUp, type MacroToken } from "./macro-tokens";

/** Tokens [from, to). */
export interface TokenRange {
  from: number;
  to: number;
}

/** What stands left of `=>` and right of it, inside of the brackets. */
export interface MacroArm {
  pattern: TokenRange;
  body: TokenRange;
}

/** What each name of a pattern stands for, once for each repetition. */
export type Bindings = Map<string, TokenRange[]>;

/** @param tokens of the definition, whose arms stand in the brackets that open at `open` */
export function armsOf(tokens: readonly MacroToken[], open: number): MacroArm[] {
  const arms: MacroArm[] = [];
  const close = tokens[open]?.partner ?? -1;
  for (let at = open + 1; at < close;) {
    const arrow = behind(tokens, at);
    if (tokens[at].partner < 0 || arrow + 1 >= close || tokens[arrow].text !== "=>") return arms;
    if (tokens[arrow + 1].partner < 0) return arms;
    const body = { from: arrow + 2, to: tokens[arrow + 1].partner };
    arms.push({ pattern: { from: at + 1, to: tokens[at].partner }, body });
    at = behind(tokens, arrow + 1);
    if (tokens[at].text === ";") at++;
  }
  return arms;
}

/** What the names of a pattern stand for; null where the pattern is not that of these tokens. */
export function bindingsOf(
  pattern: { tokens: readonly MacroToken[]; range: TokenRange },
  given: { tokens: readonly MacroToken[]; range: TokenRange },
): Bindings | null {
  const bindings: Bindings = new Map();
  const end = new PatternReader(pattern.tokens, given.tokens, bindings).sequence(pattern.range, given.range);
  return end === given.range.to ? bindings : null;
}

/** Steps of a transcription: repetitions within repetitions may multiply to any number. */
const MAX_STEPS = 50_000;

/**
 * The tokens of a part of a body, with what its names stand for in their place, cut where they are too many. Each
 * keeps where it was written.
 */
export function transcribed(
  body: { tokens: readonly MacroToken[]; range: TokenRange },
  bindings: Bindings,
  given: readonly MacroToken[],
): MacroToken[] {
  const written: MacroToken[] = [];
  let steps = 0;
  const write = ({ from, to }: TokenRange, turn: number): void => {
    for (let at = from; at < to && steps < MAX_STEPS; at++) {
      steps++;
      const { text } = body.tokens[at];
      const next = body.tokens[at + 1];
      const bound = text === "$" ? bindings.get(next.text) : undefined;
      if (bound) {
        const one = bound[Math.min(turn, bound.length - 1)];
        written.push(...given.slice(one.from, one.to));
        steps += one.to - one.from;
        at++;
      } else if (text === "$" && next.text === "(") {
        const { separator, end } = repetition(body.tokens, at + 1);
        const part = { from: at + 2, to: next.partner };
        const turns = turnsOf(body.tokens, part, bindings);
        for (let each = 0; each < turns && steps < MAX_STEPS; each++) {
          if (each > 0 && separator !== null) written.push({ text: separator, start: -1, partner: -1 });
          write(part, each);
        }
        at = end - 1;
      } else written.push(body.tokens[at]);
    }
  };
  write(body.range, 0);
  return pairedUp(written);
}

/** How often a part is repeated: as often as the names in it that stand for most. */
function turnsOf(tokens: readonly MacroToken[], { from, to }: TokenRange, bindings: Bindings): number {
  let most = 0;
  for (let at = from; at + 1 < to; at++)
    if (tokens[at].text === "$") most = Math.max(most, bindings.get(tokens[at + 1].text)?.length ?? 0);
  return most;
}

/** What stands behind `$( … )`: a token between two, if any, and how often it may be. */
function repetition(
  tokens: readonly MacroToken[],
  open: number,
): { separator: string | null; sign: string; end: number } {
  const at = behind(tokens, open);
  const [first, second] = [tokens[at].text, tokens[at + 1].text];
  const isSign = /^[*+?]$/.test(first);
  return isSign ? { separator: null, sign: first, end: at + 1 } : { separator: first, sign: second, end: at + 2 };
}

/** Tokens that may follow what is no single token, by its sort. */
const FOLLOWS: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ["expr", new Set(["=>", ",", ";"])],
  ["stmt", new Set(["=>", ",", ";"])],
  ["ty", new Set(["=>", ",", ";", ":", "=", "|", "{", "[", "as", "where"])],
  ["path", new Set(["=>", ",", ";", ":", "=", "|", "{", "[", "as", "where"])],
  ["pat", new Set(["=>", ",", "=", "|", "if", "in"])],
  ["pat_param", new Set(["=>", ",", "=", "|", "if", "in"])],
  ["meta", new Set<string>()],
]);
const IS_NAME = /^(?:r#)?[\p{L}_]/u;
const IS_LITERAL = /^(?:b?["']|br|r["#]|\d|true$|false$)/;

class PatternReader {
  constructor(
    private readonly pattern: readonly MacroToken[],
    private readonly given: readonly MacroToken[],
    private readonly bindings: Bindings,
  ) {}

  /** Where in the given tokens a part of the pattern ends that begins with them; -1 where it does not. */
  sequence({ from, to }: TokenRange, given: TokenRange): number {
    let read = given.from;
    for (let at = from; at < to && read >= 0;) {
      if (this.pattern[at].text !== "$") {
        read = this.plain(at, read, given.to);
        at = behind(this.pattern, at);
      } else if (this.pattern[at + 1].text === "(") {
        const { separator, sign, end } = repetition(this.pattern, at + 1);
        const part = { from: at + 2, to: this.pattern[at + 1].partner };
        read = this.repeated(part, separator, sign, { from: read, to: given.to });
        at = end;
      } else {
        const sort = this.pattern[at + 2].text === ":" ? this.pattern[at + 3].text : "";
        read = this.named(this.pattern[at + 1].text, sort, { from: read, to: given.to });
        at += 4;
      }
    }
    return read;
  }

  /** A token that stands for itself, with all that its brackets hold. */
  private plain(at: number, read: number, end: number): number {
    const [wanted, found] = [this.pattern[at], read < end ? this.given[read] : undefined];
    if (found?.text !== wanted.text) return -1;
    if (wanted.partner < 0) return read + 1;
    const inside = { from: read + 1, to: found.partner };
    return this.sequence({ from: at + 1, to: wanted.partner }, inside) === found.partner ? found.partner + 1 : -1;
  }

  private repeated(part: TokenRange, separator: string | null, sign: string, given: TokenRange): number {
    let [read, count] = [given.from, 0];
    while (read < given.to && (sign !== "?" || count === 0)) {
      const isSeparated = count === 0 || separator === null || this.given[read].text === separator;
      const from = count === 0 || separator === null ? read : read + 1;
      const end = isSeparated ? this.sequence(part, { from, to: given.to }) : -1;
      if (end <= from) break;
      [read, count] = [end, count + 1];
    }
    return sign === "+" && count === 0 ? -1 : read;
  }

  private named(name: string, sort: string, given: TokenRange): number {
    const end = this.endOf(sort, given);
    if (end < 0 || (end === given.from && sort !== "vis")) return -1;
    const known = this.bindings.get(name) ?? [];
    this.bindings.set(name, [...known, { from: given.from, to: end }]);
    return end;
  }

  private endOf(sort: string, { from, to }: TokenRange): number {
    if (sort === "vis") return this.endOfVisibility(from, to);
    if (from >= to) return -1;
    const { text, partner } = this.given[from];
    switch (sort) {
      case "ident":
        return IS_NAME.test(text) ? from + 1 : -1;
      case "lifetime":
        return text.startsWith("'") ? from + 1 : -1;
      case "literal":
        return text === "-" ? from + 2 : IS_LITERAL.test(text) ? from + 1 : -1;
      case "tt":
        return behind(this.given, from);
      case "block":
        return text === "{" ? partner + 1 : -1;
      default:
        return this.upTo(FOLLOWS.get(sort), from, to);
    }
  }

  private endOfVisibility(from: number, to: number): number {
    if (from >= to || this.given[from].text !== "pub") return from;
    return from + 1 < to && this.given[from + 1].text === "(" ? behind(this.given, from + 1) : from + 1;
  }

  private upTo(follows: ReadonlySet<string> | undefined, from: number, to: number): number {
    if (!follows) return -1;
    let angles = 0;
    for (let at = from; at < to; at = behind(this.given, at)) {
      const { text } = this.given[at];
      if (at > from && angles <= 0 && follows.has(text)) return at;
      if (follows.has("where")) angles += text === "<" ? 1 : text === ">" ? -1 : 0;
    }
    return to;
  }
}
