/**
 * Reads RE2 syntax into a tree. The linear matcher decides what is valid: this is only asked about expressions that it
 * took, and gives up (null) on whatever it does not know for certain, so that a pattern is never read as another one.
 */
import type { CodePoints, PatternNode } from "./ast";
import { EMPTY } from "./ast";
import { folded, LAST_POINT, union, withinLine } from "./code-points";
import { bracket, escapedPoint, perlClass } from "./parse-set";
import { GaveUp, PatternCursor } from "./pattern-cursor";

/** Flags that are on at a place. */
interface Flags {
  fold: boolean;
  /** `U`: repetitions are lazy unless a `?` follows */
  lazy: boolean;
}

const DEEPEST = 200;

/** The tree of a valid expression, or null when something in it is not known. */
export function parsePattern(source: string, fold: boolean): PatternNode | null {
  try {
    return new Parser(new PatternCursor(source)).read({ fold, lazy: false });
  } catch (error) {
    if (error instanceof GaveUp) return null;
    throw error;
  }
}

class Parser {
  private depth = 0;

  constructor(private readonly cursor: PatternCursor) {}

  read(flags: Flags): PatternNode {
    const node = this.alternatives(flags);
    if (!this.cursor.atEnd) throw new GaveUp();
    return node;
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
    while (!this.cursor.atEnd && !this.cursor.peek(")")) {
      if (this.cursor.take("|")) {
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
      const lazy = this.cursor.take("?") !== flags.lazy;
      node = { type: "repeat", part: node, min: bounds[0], max: bounds[1], lazy };
    }
  }

  private bounds(): [number, number] | null {
    if (this.cursor.take("*")) return [0, Infinity];
    if (this.cursor.take("+")) return [1, Infinity];
    if (this.cursor.take("?")) return [0, 1];
    const counted = this.cursor.match(/^\{(\d{1,4})(?:(,)(\d{0,4}))?\}/, 12);
    if (counted === null) return null;
    const [, least, comma, most] = counted;
    if (comma === undefined) return [Number(least), Number(least)];
    return [Number(least), most === "" ? Infinity : Number(most)];
  }

  /** Null for what matches nothing by itself and only sets flags. */
  private atom(flags: Flags): PatternNode | null {
    if (this.cursor.take("(")) return this.group(flags);
    if (this.cursor.take("[")) return { type: "set", points: withinLine(bracket(this.cursor, flags.fold)) };
    if (this.cursor.take(".")) return { type: "set", points: withinLine([0, LAST_POINT]) };
    if (this.cursor.take("^")) return { type: "assert", what: "start" };
    if (this.cursor.take("$")) return { type: "assert", what: "end" };
    if (this.cursor.take("\\")) return this.escape(flags);
    const letter = this.cursor.next();
    if ("*+?".includes(letter)) throw new GaveUp();
    return letterNode(letter.codePointAt(0) ?? 0, flags);
  }

  private group(flags: Flags): PatternNode | null {
    let inner = { ...flags };
    if (this.cursor.take("?")) {
      if (!this.name()) {
        const set = this.flags(inner);
        if (set === null) throw new GaveUp();
        if (this.cursor.take(")")) {
          Object.assign(flags, set);
          return null;
        }
        if (!this.cursor.take(":")) throw new GaveUp();
        inner = set;
      }
    }
    const node = this.alternatives(inner);
    if (!this.cursor.take(")")) throw new GaveUp();
    return node;
  }

  /** `P<name>` or `<name>`, which only name. */
  private name(): boolean {
    return this.cursor.match(/^P?<\w+>/, 300) !== null;
  }

  private flags(before: Flags): Flags | null {
    const written = this.cursor.match(/^([imsU]*)(?:-([imsU]+))?(?=[:)])/, 20);
    if (written === null) return null;
    const [, on, off = ""] = written;
    return {
      fold: off.includes("i") ? false : on.includes("i") || before.fold,
      lazy: off.includes("U") ? false : on.includes("U") || before.lazy,
    };
  }

  private escape(flags: Flags): PatternNode {
    const letter = this.cursor.next();
    if (letter === "b") return { type: "assert", what: "boundary" };
    if (letter === "B") return { type: "assert", what: "no_boundary" };
    if (letter === "A") return { type: "assert", what: "start" };
    if (letter === "z") return { type: "assert", what: "end" };
    if (letter === "Q") return this.quoted(flags);
    const perl = perlClass(letter, flags.fold);
    if (perl !== null) return { type: "set", points: withinLine(perl) };
    if (letter === "p" || letter === "P") return this.property();
    return letterNode(escapedPoint(this.cursor, letter), flags);
  }

  private quoted(flags: Flags): PatternNode {
    const parts: PatternNode[] = [];
    while (!this.cursor.atEnd && !this.cursor.take("\\E")) {
      parts.push(letterNode(this.cursor.next().codePointAt(0) ?? 0, flags));
    }
    // What is repeated after it is its last letter alone; the tree would repeat all.
    if (/[*+?{]/.test(this.cursor.letter())) throw new GaveUp();
    return { type: "concat", parts };
  }

  private property(): PatternNode {
    if (this.cursor.take("{")) while (this.cursor.next() !== "}");
    else this.cursor.next();
    return { type: "unknown" };
  }
}

/** Letters that exclude each other are one set, which needs no trying. */
function eitherOf(parts: PatternNode[]): PatternNode {
  if (parts.length === 1) return parts[0];
  const sets = parts.flatMap((part) => (part.type === "set" ? [part.points] : []));
  return sets.length === parts.length ? { type: "set", points: union(...sets) } : { type: "either", parts };
}

function letterNode(point: number, { fold }: Flags): PatternNode {
  const points: CodePoints = fold ? folded([point, point]) : [point, point];
  return { type: "set", points: withinLine(points) };
}

/** The tree of a literal text. */
export function literalPattern(text: string, fold: boolean): PatternNode {
  const parts = [...text].map((letter) => letterNode(letter.codePointAt(0) ?? 0, { fold, lazy: false }));
  return parts.length === 0 ? EMPTY : { type: "concat", parts };
}
