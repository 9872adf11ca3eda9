/**
 * Reads RE2 syntax into a tree. The linear matcher decides what is valid: this is only asked about expressions that it
 * took, and gives up (null) on whatever it does not know for certain, so that a pattern is never read as another one.
 */
import type { CodePoints, PatternNode } from "./ast";
import { EMPTY } from "./ast";
import { PERL, POSIX } from "./classes";
import { complement, folded, LAST_POINT, union, withinLine } from "./code-points";

/** Flags that are on at a place. */
interface Flags {
  fold: boolean;
  /** `U`: repetitions are lazy unless a `?` follows */
  lazy: boolean;
}

const ESCAPES: Readonly<Record<string, number>> = { a: 7, f: 12, n: 10, r: 13, t: 9, v: 11 };
const DEEPEST = 200;

class GaveUp extends Error {}

/** The tree of a valid expression, or null when something in it is not known. */
export function parsePattern(source: string, fold: boolean): PatternNode | null {
  try {
    return new Parser([...source]).read({ fold, lazy: false });
  } catch (error) {
    if (error instanceof GaveUp) return null;
    throw error;
  }
}

class Parser {
  private at = 0;
  private depth = 0;

  constructor(private readonly letters: readonly string[]) {}

  read(flags: Flags): PatternNode {
    const node = this.alternatives(flags);
    if (this.at < this.letters.length) throw new GaveUp();
    return node;
  }

  private peek(text: string): boolean {
    return [...text].every((letter, i) => this.letters[this.at + i] === letter);
  }

  private take(text: string): boolean {
    if (!this.peek(text)) return false;
    this.at += [...text].length;
    return true;
  }

  private next(): string {
    const letter = this.letters[this.at++];
    if (letter === undefined) throw new GaveUp();
    return letter;
  }

  /** Up to a closing parenthesis or the end. Flags set inside hold to there, over the bars too. */
  private alternatives(flags: Flags): PatternNode {
    if (++this.depth > DEEPEST) throw new GaveUp();
    const parts: PatternNode[] = [];
    let sequence: PatternNode[] = [];
    const finish = (): void => {
      parts.push(sequence.length === 1 ? sequence[0] : { type: "concat", parts: sequence });
      sequence = [];
    };
    while (this.at < this.letters.length && !this.peek(")")) {
      if (this.take("|")) {
        finish();
        continue;
      }
      const node = this.atom(flags);
      if (node !== null) sequence.push(this.repeated(node, flags));
    }
    finish();
    this.depth--;
    return eitherOf(parts);
  }

  private repeated(node: PatternNode, flags: Flags): PatternNode {
    for (;;) {
      const bounds = this.bounds();
      if (bounds === null) return node;
      const lazy = this.take("?") !== flags.lazy;
      node = { type: "repeat", part: node, min: bounds[0], max: bounds[1], lazy };
    }
  }

  private bounds(): [number, number] | null {
    if (this.take("*")) return [0, Infinity];
    if (this.take("+")) return [1, Infinity];
    if (this.take("?")) return [0, 1];
    const counted = /^\{(\d{1,4})(,?)(\d{0,4})\}/.exec(this.letters.slice(this.at, this.at + 12).join(""));
    if (counted === null || (counted[2] === "" && counted[3] !== "")) return null;
    this.at += counted[0].length;
    const min = Number(counted[1]);
    return [min, counted[3] !== "" ? Number(counted[3]) : counted[2] === "" ? min : Infinity];
  }

  /** Null for what matches nothing by itself and only sets flags. */
  private atom(flags: Flags): PatternNode | null {
    if (this.take("(")) return this.group(flags);
    if (this.take("[")) return { type: "set", points: withinLine(this.bracket(flags)) };
    if (this.take(".")) return { type: "set", points: withinLine([0, LAST_POINT]) };
    if (this.take("^")) return { type: "assert", what: "start" };
    if (this.take("$")) return { type: "assert", what: "end" };
    if (this.take("\\")) return this.escape(flags);
    const letter = this.next();
    if ("*+?".includes(letter)) throw new GaveUp();
    return letterNode(letter.codePointAt(0) ?? 0, flags);
  }

  private group(flags: Flags): PatternNode | null {
    let inner = { ...flags };
    if (this.take("?")) {
      if (!this.name()) {
        const set = this.flags(inner);
        if (set === null) throw new GaveUp();
        if (this.take(")")) {
          Object.assign(flags, set);
          return null;
        }
        if (!this.take(":")) throw new GaveUp();
        inner = set;
      }
    }
    const node = this.alternatives(inner);
    if (!this.take(")")) throw new GaveUp();
    return node;
  }

  /** `P<name>` or `<name>`, which only name. */
  private name(): boolean {
    const named = /^P?<\w+>/.exec(this.letters.slice(this.at, this.at + 300).join(""));
    if (named === null) return false;
    this.at += named[0].length;
    return true;
  }

  private flags(before: Flags): Flags | null {
    const written = /^([imsU]*)(?:-([imsU]+))?(?=[:)])/.exec(this.letters.slice(this.at, this.at + 20).join(""));
    if (written === null) return null;
    this.at += written[0].length;
    const [, on, off = ""] = written;
    return {
      fold: off.includes("i") ? false : on.includes("i") || before.fold,
      lazy: off.includes("U") ? false : on.includes("U") || before.lazy,
    };
  }

  private escape(flags: Flags): PatternNode {
    const letter = this.next();
    if (letter === "b") return { type: "assert", what: "boundary" };
    if (letter === "B") return { type: "assert", what: "no_boundary" };
    if (letter === "A") return { type: "assert", what: "start" };
    if (letter === "z") return { type: "assert", what: "end" };
    if (letter === "Q") return this.quoted(flags);
    const perl = perlClass(letter, flags);
    if (perl !== null) return { type: "set", points: withinLine(perl) };
    if (letter === "p" || letter === "P") return this.property();
    return letterNode(this.escapedPoint(letter), flags);
  }

  private quoted(flags: Flags): PatternNode {
    const parts: PatternNode[] = [];
    while (this.at < this.letters.length && !this.take("\\E")) {
      parts.push(letterNode(this.next().codePointAt(0) ?? 0, flags));
    }
    // What is repeated after it is its last letter alone; the tree would repeat all.
    if (/[*+?{]/.test(this.letters[this.at] ?? "")) throw new GaveUp();
    return { type: "concat", parts };
  }

  private property(): PatternNode {
    if (this.take("{")) while (this.next() !== "}");
    else this.next();
    return { type: "unknown" };
  }

  private escapedPoint(letter: string): number {
    const short = ESCAPES[letter];
    if (short !== undefined) return short;
    const rest = this.letters.slice(this.at, this.at + 12).join("");
    const hex = letter === "x" ? /^(?:([0-9A-Fa-f]{2})|\{([0-9A-Fa-f]{1,6})\})/.exec(rest) : null;
    if (hex !== null) {
      this.at += hex[0].length;
      return Number.parseInt(hex[1] ?? hex[2], 16);
    }
    // Letters and digits as escapes mean something else, or nothing; of signs each means itself.
    if (/[A-Za-z0-9]/.test(letter) || (letter.codePointAt(0) ?? 0) > 127) throw new GaveUp();
    return letter.codePointAt(0) ?? 0;
  }

  private bracket(flags: Flags): CodePoints {
    const negated = this.take("^");
    let points: CodePoints = [];
    for (let first = true; first || !this.peek("]"); first = false) points = union(points, this.member(flags));
    this.at++;
    return negated ? complement(points) : points;
  }

  private member(flags: Flags): CodePoints {
    const named = /^\[:(\^?)(\w+):\]/.exec(this.letters.slice(this.at, this.at + 14).join(""));
    if (named !== null) {
      const posix = POSIX[named[2]];
      if (posix === undefined) throw new GaveUp();
      this.at += named[0].length;
      const points = flags.fold ? folded(posix) : posix;
      return named[1] === "^" ? complement(points) : points;
    }
    if (this.peek("\\")) {
      const perl = perlClass(this.letters[this.at + 1] ?? "", flags);
      if (perl !== null) {
        this.at += 2;
        return perl;
      }
    }
    const from = this.memberPoint();
    const isRange = this.peek("-") && this.letters[this.at + 1] !== "]" && this.at + 1 < this.letters.length;
    if (isRange) this.at++;
    const to = isRange ? this.memberPoint() : from;
    if (to < from) throw new GaveUp();
    return flags.fold ? folded([from, to]) : [from, to];
  }

  private memberPoint(): number {
    const letter = this.next();
    if (letter !== "\\") return letter.codePointAt(0) ?? 0;
    const escaped = this.next();
    if ("pPQE".includes(escaped)) throw new GaveUp();
    return this.escapedPoint(escaped);
  }
}

/** Letters that exclude each other are one set, which needs no trying. */
function eitherOf(parts: PatternNode[]): PatternNode {
  if (parts.length === 1) return parts[0];
  const sets = parts.flatMap((part) => (part.type === "set" ? [part.points] : []));
  return sets.length === parts.length ? { type: "set", points: union(...sets) } : { type: "either", parts };
}

/** Folded before it is turned round: no `\\W` is a letter in another case. */
function perlClass(letter: string, { fold }: Flags): CodePoints | null {
  const named = /^[a-zA-Z]$/.test(letter) ? PERL[letter.toLowerCase()] : undefined;
  if (named === undefined) return null;
  const points = fold ? folded(named) : named;
  return letter === letter.toLowerCase() ? points : complement(points);
}

function letterNode(point: number, { fold }: Flags): PatternNode {
  const points: CodePoints = fold ? folded([point, point]) : [point, point];
  return { type: "set", points: withinLine(points) };
}

/** The tree of a text that stands for itself. */
export function literalPattern(text: string, fold: boolean): PatternNode {
  const parts = [...text].map((letter) => letterNode(letter.codePointAt(0) ?? 0, { fold, lazy: false }));
  return parts.length === 0 ? EMPTY : { type: "concat", parts };
}
