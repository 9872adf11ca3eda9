/**
 * Prints a file's facts under its own lines, for fixtures and for the eye: carets under each identifier, then what was
 * extracted there; bases, imports and gaps at the end. Refuses to leave anything out: what it does not print is not
 * tested.
 */
import { USE_ROLES } from "../../lib/contract/vocabulary";
import {
  LEFT_EXPRESSION,
  LEFT_SUPER,
  LEFT_THIS,
  OCC_ROOTED,
  OCC_SCOPE_QUALIFIED,
  type FileFacts,
  type SymbolFact,
  OCC_INDEXED,
  TYPED_BY_CALLBACK,
  TYPED_BY_ELEMENT,
  TYPED_BY_ITEM,
  TYPED_BY_TYPE,
  TYPED_BY_VALUE,
  TYPED_EXTENDS,
  TYPED_GIVEN_TO,
  TYPED_HAS_ARGUMENT,
  TYPED_IS_ARRAY,
  TYPED_KEY_OF,
  TYPED_LISTED_IN,
  TYPED_MEMBER_OF_TYPE,
  TYPED_MEMBER_OF_VALUE,
  TYPED_NAMES_PARAMETER,
  TYPED_WITHIN,
} from "../model";

export function annotate(source: string, facts: FileFacts): string {
  const lines = new Lines(source);
  const notes = new Map<number, string[]>();
  const note = (offset: number, length: number, text: string): void => {
    const [line, column] = lines.at(offset);
    const list = notes.get(line) ?? [];
    const before = source.slice(offset - column, offset).replace(/[^\t]/g, " ");
    list.push(`${before}${"^".repeat(Math.max(1, length))} ${text}`);
    notes.set(line, list);
  };
  const named = new Set<number>();
  const { occurrences: o } = facts;
  const typed = typeNotes(facts);
  for (let i = 0; i < o.count; i++) {
    const name = facts.names[o.name[i]];
    if (o.symbol[i] >= 0) named.add(o.symbol[i]);
    const text = o.symbol[i] >= 0 ? symbolNote(facts, o.symbol[i], lines) : useNote(facts, i, lines);
    note(o.start[i], name.length, text + (typed.get(i) ?? ""));
  }
  facts.symbols.forEach((s, ordinal) => {
    if (!named.has(ordinal)) note(s.nameStart, 1, `(no identifier) ${symbolNote(facts, ordinal, lines)}`);
  });
  const out: string[] = [];
  source
    .split("\n")
    .forEach((text, line) => out.push(`| ${text}`.trimEnd(), ...(notes.get(line) ?? []).map((n) => `  ${n}`)));
  return [...out, ...relationNotes(facts), ...importNotes(facts, lines), ...gapNotes(facts, lines), ""].join("\n");
}

class Lines {
  private readonly starts: number[] = [0];
  constructor(source: string) {
    for (let i = source.indexOf("\n"); i >= 0; i = source.indexOf("\n", i + 1)) this.starts.push(i + 1);
  }
  /** 0-based line and column */
  at(offset: number): [number, number] {
    let line = this.starts.findIndex((s) => s > offset);
    line = line < 0 ? this.starts.length - 1 : line - 1;
    return [line, offset - this.starts[line]];
  }
  /** 1-based `3` or `3-9` */
  range(start: number, end: number): string {
    const first = this.at(start)[0] + 1;
    const last = this.at(Math.max(start, end - 1))[0] + 1;
    return first === last ? `${first}` : `${first}-${last}`;
  }
}

function path(facts: FileFacts, ordinal: number): string {
  const symbol = facts.symbols[ordinal];
  const own = symbol.qualifier ? `(${symbol.qualifier}) ${symbol.name}` : symbol.name;
  return symbol.container >= 0 ? `${path(facts, symbol.container)} > ${own}` : own;
}

function symbolNote(facts: FileFacts, ordinal: number, lines: Lines): string {
  const s: SymbolFact = facts.symbols[ordinal];
  const parts = [`${s.role} ${s.kind} ${path(facts, ordinal)}`];
  if (s.disambiguator) parts.push(`overload ${s.disambiguator}`);
  if (s.modifiers.length > 0) parts.push(`[${[...s.modifiers].sort().join(" ")}]`);
  parts.push(`lines ${lines.range(s.fullStart, s.fullEnd)}`);
  if (s.signatureEnd !== s.fullEnd) parts.push(`signature to ${lines.range(s.signatureEnd - 1, s.signatureEnd)}`);
  if (s.reflection) {
    const entries = s.reflection.entries.map(
      ({ name, value, meta }) => `${meta ? "meta " : ""}${name}${value === null ? "" : `=${value}`}`,
    );
    parts.push(`${s.reflection.macro}(${entries.join(", ")})`);
  }
  if (s.docStart >= 0) parts.push(`doc ${lines.range(s.docStart, s.docEnd)}`);
  return parts.join(", ");
}

function useNote(facts: FileFacts, i: number, lines: Lines): string {
  const { occurrences: o } = facts;
  if (o.local[i] === i) return `local`;
  const parts: string[] = [USE_ROLES[o.role[i]]];
  if (o.local[i] >= 0) parts.push(`of local at ${lines.range(o.start[o.local[i]], o.start[o.local[i]])}`);
  if (o.arity[i] >= 0 && USE_ROLES[o.role[i]] === "type") parts.push("a tag");
  else if (o.arity[i] >= 0) parts.push(`${o.arity[i]} argument(s)`);
  const scope = o.flags[i] & OCC_SCOPE_QUALIFIED ? "in scope " : "on ";
  const left = o.left[i];
  if (left >= 0) parts.push(scope + (o.flags[i] & OCC_INDEXED ? "an element of " : "") + facts.names[o.name[left]]);
  else if (left === LEFT_THIS) parts.push("on this");
  else if (left === LEFT_SUPER) parts.push("on super");
  else if (left === LEFT_EXPRESSION)
    parts.push((o.flags[i] & OCC_ROOTED) === OCC_ROOTED ? "from the root" : "on an expression");
  if (o.enclosing[i] >= 0) parts.push(`from ${facts.symbols[o.enclosing[i]].name}`);
  return parts.join(", ");
}

const TYPED_WORDS: Readonly<Record<number, string>> = {
  [TYPED_BY_TYPE]: ", typed",
  [TYPED_BY_VALUE]: ", valued",
  [TYPED_BY_ELEMENT]: ", element of",
  [TYPED_BY_ITEM]: ", item of",
  [TYPED_BY_TYPE | TYPED_IS_ARRAY]: ", typed array of",
};

function typedWord(how: number): string {
  if (how === TYPED_EXTENDS) return ", extends";
  if (how === TYPED_NAMES_PARAMETER) return ", a parameter of";
  if (how === TYPED_KEY_OF) return ", in the object with";
  if (how === TYPED_GIVEN_TO) return ", given to";
  if (how === TYPED_LISTED_IN) return ", listed in";
  if (how === TYPED_WITHIN) return ", in a lambda for";
  const place = (how & 3) + 1;
  if (how === TYPED_MEMBER_OF_TYPE || how === TYPED_MEMBER_OF_VALUE) return ", as a member of";
  if (how & TYPED_HAS_ARGUMENT) return `, argument ${place}${how & TYPED_IS_ARRAY ? " array of" : ""}`;
  if (how & TYPED_BY_CALLBACK && how & TYPED_IS_ARRAY) return `, part ${place} of each in`;
  return how & TYPED_BY_CALLBACK ? `, parameter ${place} handed by` : TYPED_WORDS[how];
}

function typeNotes({ types, names, occurrences }: FileFacts): Map<number, string> {
  const notes = new Map<number, string>();
  for (let i = 0; i < types.length; i += 3) {
    const [of, by, how] = types.slice(i, i + 3);
    const note = of === by ? ofItself(how) : `${typedWord(how)} ${names[occurrences.name[by]]}`;
    notes.set(of, (notes.get(of) ?? "") + note);
  }
  return notes;
}

const ofItself = (how: number): string =>
  how & TYPED_HAS_ARGUMENT && how < TYPED_EXTENDS ? `${typedWord(how)} no name` : ", typed as its receiver";

function relationNotes(facts: FileFacts): string[] {
  return facts.relations.map((r) => {
    const words = [r.access, r.virtual ? "virtual" : null].filter(Boolean).join(" ");
    return `base: ${facts.symbols[r.child].name} ${r.relation} ${words ? `${words} ` : ""}${r.baseName}`;
  });
}

function importNotes(facts: FileFacts, lines: Lines): string[] {
  return facts.imports.map((i) => {
    const bound = i.name === null ? "" : ` as ${i.name}`;
    return `import: ${i.kind} ${i.specifier}${i.imported ? ` {${i.imported}}` : ""}${bound}, line ${lines.range(i.start, i.start)}`;
  });
}

function gapNotes(facts: FileFacts, lines: Lines): string[] {
  const notes: string[] = [];
  for (let i = 0; i < facts.gaps.length; i += 2)
    notes.push(`gap: lines ${lines.range(facts.gaps[i], facts.gaps[i + 1])}`);
  return notes;
}
