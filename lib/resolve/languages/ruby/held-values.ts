/** What lists and hashes hold: what is put into them where they are made, or later. */
import type { Chain } from "../../facts/chain";
import type { CodeFile } from "../../facts/code-file";
import { argumentsFrom, type WrittenArgument } from "../../facts/arguments";
import { isType } from "../../facts/declaration";
import { occurrenceBeginning } from "../../facts/offsets";
import { enclosingScope } from "../../facts/enclosing-scope";
import type { NameReader } from "../readers";
import { agreedOn } from "./agreed-on";
import { argumentsBehindCall, lastStepOf } from "./call-arguments";
import type { DocumentedTypes } from "./documented-types";
import type { Inferred, InferredReader, ValuePlace } from "./inferred";
import { blockOf } from "./yielded";

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));
/** Methods of lists that give one of what they hold, those that hand each to their block, those that give as much. */
const GIVES_ONE = words("first last sample pop shift find detect min_by max_by fetch delete delete_at dig");
/** Those that give one without an argument, and as many as it says with one. */
const GIVES_SOME = words("first last sample pop shift");
const HANDS_EACH = words(
  `each map flat_map collect select filter reject find detect any? all? none? count each_with_index each_with_object
  reverse_each each_value sort_by min_by max_by group_by partition sum find_index delete_if keep_if take_while
  drop_while filter_map each_entry index map! select! reject! find_all one? cycle`,
);
/** Those that hand two of them to their block, to compare. */
const HANDS_TWO = words("sort sort! max min minmax");
const GIVES_AS_MUCH = words(
  "select filter reject sort sort_by reverse dup clone compact uniq to_a values take drop find_all freeze rotate shuffle",
);
/** Gives those that are of the class that it is handed. */
const PICKS = "grep";
/** What follows a name that is given something to hold. */
const PUTS = /^(?:\s*<<\s*|\.(?:push|append|unshift|prepend|add)\b|\s*\[[^[\]\n]*\]\s*(?:\|\|)?=(?![=~>])\s*)/;
const MAKES = /^\s*(?:\|\|)?=\s*(?=[[{])/;
/** What stands before a value in a hash: `north: Buoy.new`, `"north" => Buoy.new`. */
const KEY = /^(?:\w+[?!]?:\s+|(?:[:\w.]+|"[^"]*"|'[^']*')\s*=>\s*)/;
/** Characters behind a name that are read. */
const MAX_BEHIND = 400;
const MAX_LISTED = 2000;
/** Places that put something into one list. */
const MAX_PUTS = 20;

type ValuesOf = (file: CodeFile, at: number, chain: Chain) => Promise<readonly ValuePlace[]>;

export class HeldValues {
  constructor(
    private readonly names: NameReader,
    private readonly documented: DocumentedTypes,
    private readonly typeOf: InferredReader,
    private readonly valuesOf: ValuesOf,
  ) {}

  /** What a list holds that a name stands for, or a call gives. */
  async elementOf(file: CodeFile, at: number, chain: Chain): Promise<Inferred> {
    const inner = chain.next(`held ${file.id} ${at}`);
    if (!inner) return null;
    const put = await this.putInto(file, at, inner);
    if (put !== null) return put;
    const listed = await this.listedIn(file, at, inner);
    if (listed !== null) return listed;
    const documented = await this.documented.elementOf(file, at, inner);
    if (documented !== null) return documented;
    const values = await this.valuesOf(file, at, inner);
    if (values.length > 0) {
      const found: Inferred[] = [];
      for (const value of values) found.push(value.isItem ? null : await this.elementOf(value.file, value.at, inner));
      return agreedOn(found);
    }
    const left = file.uses.left[at];
    if (left < 0 || file.uses.leftFlags[at] !== 0) return null;
    if (file.name(at) === PICKS) return this.picked(file, at, inner);
    const isAsMuch = GIVES_AS_MUCH.has(file.name(at)) || givesSome(file, at);
    return isAsMuch ? this.elementOf(file, left, inner) : null;
  }

  /** What a name is that is taken out of a list: `ships.first`, `ships.each { |ship| }`. */
  async taken(file: CodeFile, at: number, chain: Chain): Promise<Inferred> {
    const { left, leftFlags, local } = file.uses;
    if (local[at] < 0) return this.given(file, at, chain);
    const block = await blockOf(this.names.code, file, local[at]);
    if (block && block.place <= 1) {
      const of = left[block.callee];
      const hands = block.place === 0 && HANDS_EACH.has(file.name(block.callee));
      const isHanded = hands || HANDS_TWO.has(file.name(block.callee));
      const isEach = of >= 0 && leftFlags[block.callee] === 0 && isHanded;
      return isEach ? this.elementOf(file, of, chain) : null;
    }
    return null;
  }

  /** What a call gives that takes one thing out of a list; null for any other call. */
  async given(file: CodeFile, at: number, chain: Chain): Promise<Inferred> {
    const { left, leftFlags } = file.uses;
    const isOne = left[at] >= 0 && leftFlags[at] === 0 && GIVES_ONE.has(file.name(at)) && !givesSome(file, at);
    return isOne ? this.elementOf(file, left[at], chain) : null;
  }

  /** `grep(Ship)` gives ships. */
  private async picked(file: CodeFile, at: number, chain: Chain): Promise<Inferred> {
    const text = await this.names.code.text(file.id);
    const end = text?.offsetAt(file.uses.line[at], file.columnBehind(at)) ?? 0;
    const [given] = argumentsBehindCall(text?.slice(end, end + MAX_BEHIND) ?? "") ?? [];
    const step = given && /^\p{Lu}/u.test(given.text) ? lastStepOf(given.text) : -1;
    const type = text && given && step >= 0 ? occurrenceBeginning(file, text, end + given.start + step) : -1;
    const found = type < 0 ? null : await this.names.occurrence(file, type, chain);
    return (found && found.basis !== "name" && found.declarations.find((d) => isType(d.kind))) || null;
  }

  /** What is put into what a local or an instance variable holds. */
  private async putInto(file: CodeFile, at: number, chain: Chain): Promise<Inferred> {
    const name = file.name(at);
    const isVariable = name.startsWith("@");
    const local = file.uses.local[at];
    const text = isVariable || local >= 0 ? await this.names.code.text(file.id) : null;
    if (!text) return null;
    const scope = enclosingScope(file, file.uses.enclosing[at]);
    const found: Inferred[] = [];
    for (let each = 0; each < file.uses.count; each++) {
      if (file.name(each) !== name || (local >= 0 && file.uses.local[each] !== local)) continue;
      if (isVariable && enclosingScope(file, file.uses.enclosing[each]) !== scope) continue;
      const end = text.offsetAt(file.uses.line[each], file.columnBehind(each));
      for (const value of valuesBehind(text.slice(end, end + MAX_BEHIND)))
        found.push(await this.valueAt(file, { ...value, start: end + value.start }, chain));
      if (found.length > MAX_PUTS) return null;
    }
    return agreedOn(found);
  }

  /** What a constant lists where it is declared: `BUOYS = { north: Buoy.new }.freeze`. */
  private async listedIn(file: CodeFile, at: number, chain: Chain): Promise<Inferred> {
    if (file.uses.arity[at] >= 0 || !/^\p{Lu}/u.test(file.name(at))) return null;
    const { basis, declarations } = await this.names.occurrence(file, at, chain);
    const [d, ...others] = basis === "name" ? [] : declarations;
    const home = d?.kind === "constant" && others.length === 0 ? await this.names.code.file(d.fileId) : null;
    const own = home?.nameOccurrence(d.ordinal) ?? -1;
    const text = home && own >= 0 ? await this.names.code.text(home.id) : null;
    if (!home || !text) return null;
    const end = text.offsetAt(home.uses.line[own], home.columnBehind(own));
    const found: Inferred[] = [];
    for (const value of valuesBehind(text.slice(end, end + MAX_LISTED)))
      found.push(await this.valueAt(home, { ...value, start: end + value.start }, chain));
    return found.length > MAX_PUTS ? null : agreedOn(found);
  }

  private async valueAt(file: CodeFile, { text, start }: WrittenArgument, chain: Chain): Promise<Inferred> {
    if (/^["':[{\d%/]|^(?:true|false)\b|^->|^\w+:\s/.test(text)) return "other";
    const source = await this.names.code.text(file.id);
    const step = lastStepOf(text);
    const at = source && step >= 0 ? occurrenceBeginning(file, source, start + step) : -1;
    return at < 0 ? null : this.typeOf(file, at, chain);
  }
}

function withoutKey({ text, start }: WrittenArgument): WrittenArgument {
  const key = KEY.exec(text)?.[0].length ?? 0;
  return { text: text.slice(key), start: start + key };
}

const givesSome = (file: CodeFile, at: number): boolean => GIVES_SOME.has(file.name(at)) && file.uses.arity[at] > 0;

/** What stands behind a name that is put into it, as it is written. */
function valuesBehind(behind: string): readonly WrittenArgument[] {
  const made = MAKES.exec(behind)?.[0];
  if (made !== undefined) return (argumentsFrom(behind, made.length) ?? []).map(withoutKey);
  const put = PUTS.exec(behind)?.[0];
  if (put === undefined) return [];
  const rest = behind.slice(put.length);
  const given = put.startsWith(".") ? argumentsBehindCall(rest) : argumentsBehindCall(` ${rest}`);
  const shift = put.startsWith(".") ? put.length : put.length - 1;
  return (given ?? []).map(({ text, start }) => ({ text, start: start + shift }));
}
