/**
 * Types that comments of PHP write: `@param ?A $a`, `@return list<A>|null`, `@var array<string, A\B> $all`. Text that
 * is no plain type gives nothing. Where a tag is written for an analyser as well, `@phpstan-param`, the first counts
 * that names a class.
 */
import type { DocTag } from "./jsdoc-types";
import type { WrittenName, WrittenType } from "./written-type";

const TAG = /@(?:(?:phpstan|psalm)-)?(param|return|var|property|property-read|property-write|method)(?![\w-])[ \t]+/g;
/** Longer comments are prose, and longer types are no plain ones. */
const MAX_COMMENT = 20_000;
const MAX_TYPE = 600;
const MAX_DEPTH = 12;

/** The tags of a comment that give a class, in the order of the text. A variable's `@var` is a `param` of its name. */
export function phpDocTags(comment: string): DocTag[] {
  if (!comment.startsWith("/**") || comment.length > MAX_COMMENT || !comment.includes("@")) return [];
  // the stars that begin lines are no part of what is written
  const text = comment.replace(/\n[ \t]*\*(?!\/)/g, (edge) => `\n${" ".repeat(edge.length - 1)}`);
  const found: DocTag[] = [];
  for (const match of text.matchAll(TAG)) {
    const from = match.index + match[0].length;
    if (MEMBERS.test(match[1])) {
      const member = memberTag(text, from, match[1] === "method");
      if (member) found.push(member);
      continue;
    }
    const reader = new Reader(text.slice(0, from + MAX_TYPE), from);
    const type = reader.whole();
    const [, name] = /^[ \t\n]*(?:&|\.\.\.)*\$(\w+)/.exec(text.slice(reader.end, reader.end + MAX_TYPE)) ?? [];
    if (!type || (match[1] === "param" && name === undefined)) continue;
    const tag = match[1] === "return" ? "returns" : name === undefined ? "type" : "param";
    found.push({ tag, name: tag === "param" ? (name ?? "") : "", type });
  }
  return found;
}

const MEMBERS = /^(?:property|method)/;
const NO_TYPE: WrittenType = { module: null, path: [], parts: [], isArray: false };
const OWN = /(?:\?|null\|)?(?:\$this|static|self)(?![\w<\\])/y;

/** `@property Anchor $anchor`, `@method static Anchor forge(string $how)`. */
function memberTag(text: string, from: number, isMethod: boolean): DocTag | null {
  const marked = isMethod ? /^static[ \t]+(?=\S+[ \t]+\w+[ \t]*\()/.exec(text.slice(from, from + MAX_TYPE)) : null;
  const start = from + (marked?.[0].length ?? 0);
  OWN.lastIndex = start;
  const isOwn = OWN.test(text);
  const isBare = isMethod && /^\w+[ \t]*\(/.test(text.slice(start, start + MAX_TYPE));
  const reader = new Reader(text.slice(0, start + MAX_TYPE), start);
  const type = isBare ? null : reader.whole();
  const named = isMethod ? /^[ \t]*(&?)(\w+)[ \t]*\(/ : /^[ \t]*(\$)(\w+)/;
  const name = named.exec(text.slice(reader.end, reader.end + MAX_TYPE));
  if (!name) return null;
  return {
    tag: "member",
    name: name[2],
    type: type ?? NO_TYPE,
    member: {
      kind: isMethod ? "method" : "property",
      start: reader.end + name[0].indexOf(name[2]),
      isStatic: marked !== null,
      isOwn: isOwn && !isBare,
    },
  };
}

/** Types without a class of their own. */
const PLAIN: ReadonlySet<string> = new Set(
  (
    "null int integer float double string bool boolean true false mixed void never array list iterable callable object resource " +
    "scalar numeric self static parent this int-mask value-of key-of array-key positive-int negative-int non-negative-int " +
    "numeric-string non-empty-string literal-string lowercase-string class-string interface-string trait-string callable-string " +
    "non-falsy-string truthy-string non-empty-array non-empty-list no-return never-return Closure"
  ).split(" "),
);
/** Types whose last type argument is what they hold; of a generator the second. */
const HOLDERS: ReadonlySet<string> = new Set(
  (
    "array list iterable non-empty-array non-empty-list Traversable Iterator IteratorAggregate Generator Collection " +
    "ArrayObject ArrayIterator ArrayAccess"
  ).split(" "),
);

const NAME = /[ \t\n]*(\\?[A-Za-z_\x80-\uffff][\w\x80-\uffff-]*(?:\\[A-Za-z_\x80-\uffff][\w\x80-\uffff]*)*)/y;
const SKIPPED = /[ \t\n]*(?:"[^"\n]*"|'[^'\n]*'|-?\d[\w.]*|\$this|\*)/y;

class Reader {
  /** where the type ends */
  end: number;

  constructor(
    private readonly text: string,
    from: number,
  ) {
    this.end = from;
  }

  /** The first alternative that names a class; null where none does. */
  whole(): WrittenType | null {
    return this.alternatives(0);
  }

  private alternatives(depth: number): WrittenType | null {
    let found: WrittenType | null = null;
    do {
      const one = this.one(depth);
      found ??= one;
    } while (depth <= MAX_DEPTH && this.skip(/[ \t\n]*[|&](?![ \t\n]*(?:\$|\.\.\.))/y));
    return found;
  }

  private one(depth: number): WrittenType | null {
    this.skip(/[ \t\n]*\?/y);
    let type: WrittenType | null;
    if (this.skip(/[ \t\n]*\(/y)) {
      type = depth < MAX_DEPTH ? this.alternatives(depth + 1) : null;
      this.skip(/[^()]*\)/y);
    } else type = this.skip(SKIPPED) ? null : this.named(depth);
    while (this.skip(/\[\]/y)) type = type && { ...type, isArray: true };
    return type;
  }

  private named(depth: number): WrittenType | null {
    const start = this.end;
    if (!this.skip(NAME)) return null;
    const written = this.text.slice(start, this.end).trimStart();
    const path = parts(written, this.end - written.length);
    const given = this.skip(/</y) && depth < MAX_DEPTH ? this.arguments(depth) : [];
    if (this.skip(/\{/y)) this.skip(/(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/y);
    if (this.skip(/\((?:[^()]|\([^()]*\))*\)/y)) this.skip(/[ \t]*:[ \t]*\S+/y);
    const last = path[path.length - 1].text;
    if (HOLDERS.has(last) && given.length > 0) return held(last, given);
    if (PLAIN.has(last) || last.includes("-")) return null;
    return { module: null, path, parts: [], isArray: false, isRooted: written.startsWith("\\") };
  }

  private arguments(depth: number): (WrittenType | null)[] {
    const given: (WrittenType | null)[] = [];
    do given.push(this.alternatives(depth + 1));
    while (this.skip(/[ \t\n]*,/y) && given.length < MAX_DEPTH);
    this.skip(/[^<>]*>/y);
    return given;
  }

  private skip(mark: RegExp): boolean {
    mark.lastIndex = this.end;
    const match = mark.exec(this.text);
    if (match) this.end = mark.lastIndex;
    return match !== null;
  }
}

function held(holder: string, given: readonly (WrittenType | null)[]): WrittenType | null {
  const element = holder === "Generator" && given.length > 1 ? given[1] : given[given.length - 1];
  return element && { ...element, isArray: true };
}

function parts(written: string, start: number): WrittenName[] {
  const found: WrittenName[] = [];
  for (const { 0: text, index } of written.matchAll(/[^\\]+/g)) found.push({ text, start: start + index });
  return found;
}
