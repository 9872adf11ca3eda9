/**
 * A name that a macro is given and reads as a member: `checked!(depth: 3)` where the macro writes `chart.$key =
 * $value` names the member `depth` of what `chart` is. Only macros of the repository whose arms can be read are
 * followed.
 */
import type { SourceText } from "../../../format/source-text";
import type { Chain } from "../../facts/chain";
import type { CodeFile } from "../../facts/code-file";
import { isFunction, isType, scopeOf, type Declaration } from "../../facts/declaration";
import { occurrenceBeginning } from "../../facts/offsets";
import { means, type Resolution } from "../../facts/resolution";
import type { NameReader } from "../readers";
import { macroCallAround, type GivenToMacro } from "./macro-calls";
import { armsOf, bindingsOf, transcribed, type Bindings, type TokenRange } from "./macro-patterns";
import { macroCalled } from "./macros";
import { macroTokens, type MacroToken } from "./macro-tokens";

/** Characters of a macro's definition that are read. */
const MAX_DEFINITION = 20_000;

/** Arms that hand on to each other. */
const MAX_DEPTH = 4;

/** A macro's definition: the tokens behind its name. */
interface Definition {
  file: CodeFile;
  text: SourceText;
  tokens: readonly MacroToken[];
  name: string;
}

interface Expansion {
  home: Definition;
  given: GivenToMacro;
}

/** The arm that reads what a macro is given. */
interface ReadArm extends Expansion {
  body: TokenRange;
  bindings: Bindings;
}

/** What a name means that a macro reads as a member; null for any other. */
export async function memberForMacro(
  names: NameReader,
  file: CodeFile,
  i: number,
  chain: Chain,
): Promise<Resolution | null> {
  const given = await macroCallAround(names.code, file, i);
  const found = given && (await macroCalled(names, file, given.call));
  const macro = found?.basis === "name" ? undefined : found?.declarations.find(({ kind }) => kind === "macro");
  const home = macro && (await definitionOf(names, macro));
  return given && home ? memberIn(names, { home, given }, file.name(i), chain, 0) : null;
}

async function definitionOf({ code }: NameReader, macro: Declaration): Promise<Definition | null> {
  const [file, text] = await Promise.all([code.file(macro.fileId), code.text(macro.fileId)]);
  const own = file?.nameOccurrence(macro.ordinal) ?? -1;
  if (!file || !text || own < 0) return null;
  const start = text.offsetAt(file.uses.line[own], file.columnBehind(own));
  const tokens = macroTokens(text.slice(start, Math.min(text.length, start + MAX_DEFINITION)), start);
  return { file, text, tokens, name: macro.name };
}

/** The first arm of a macro whose pattern is that of what it is given. */
function armFor({ home, given }: Expansion): ReadArm | null {
  for (const { pattern, body } of armsOf(home.tokens, 0)) {
    const bindings = bindingsOf({ tokens: home.tokens, range: pattern }, { tokens: given.tokens, range: given.range });
    if (bindings) return { home, given, body, bindings };
  }
  return null;
}

/** The name of the pattern that stands for just this token; null for none. */
function nameFor({ bindings, given: { at } }: ReadArm): string | null {
  for (const [name, ranges] of bindings) if (ranges.some(({ from, to }) => from === at && to === at + 1)) return name;
  return null;
}

/** The member that the body of an arm reads under a name: every place that tells must tell the same. */
async function memberIn(
  names: NameReader,
  expansion: Expansion,
  member: string,
  chain: Chain,
  depth: number,
): Promise<Resolution | null> {
  const arm = armFor(expansion);
  const name = arm && nameFor(arm);
  if (!arm || name === null) return null;
  const { tokens } = arm.home;
  let found: readonly Declaration[] = [];
  for (let at = arm.body.from; at + 1 < arm.body.to; at++) {
    if (tokens[at].text !== "$" || tokens[at + 1].text !== name) continue;
    const types = await typesBefore(names, arm, at, chain);
    if (types.length === 0) continue;
    const isCalled = tokens[at + 2].text === "(";
    const { members } = await names.members.find(scopeOf(types[0]), "rust", member);
    const fitting = members.filter(({ kind }) => isFunction(kind) === isCalled);
    if (fitting.length === 0 || (found.length > 0 && found[0].keyHash !== fitting[0].keyHash)) return null;
    found = fitting;
  }
  if (found.length > 0) return means(found, "receiver");
  const inner = depth < MAX_DEPTH ? givenToItself(arm) : null;
  return inner && memberIn(names, { home: arm.home, given: inner }, member, chain, depth + 1);
}

/**
 * What an arm hands to another one of its macro, `checked!(@all $($key),*)`, where the name is among it; else null.
 */
function givenToItself({ home, given, body, bindings }: ReadArm): GivenToMacro | null {
  const { tokens, name } = home;
  for (let at = body.from; at + 2 < body.to; at++) {
    const isCall = tokens[at].text === name && tokens[at + 1].text === "!" && tokens[at + 2].partner > 0;
    if (!isCall) continue;
    const range = { from: at + 3, to: tokens[at + 2].partner };
    const handed = transcribed({ tokens, range }, bindings, given.tokens);
    const place = handed.findIndex(({ start }) => start === given.tokens[given.at].start);
    if (place >= 0) return { ...given, tokens: handed, range: { from: 0, to: handed.length }, at: place };
  }
  return null;
}

/**
 * The types whose member a name of the pattern is where it stands; none where it is no member, or that is not known.
 */
async function typesBefore(names: NameReader, arm: ReadArm, at: number, chain: Chain): Promise<readonly Declaration[]> {
  const { tokens } = arm.home;
  const before = tokens[at - 1].text;
  if (before === ".") return typesOf(await valueAt(names, arm, at - 2, chain));
  if (before === "::") return declaredAt(names, arm, at - 2, chain);
  const open = tokens[at + 2].text === ":" ? openingOf(tokens, at) : -1;
  return open > 0 && tokens[open].text === "{" ? declaredAt(names, arm, open - 1, chain) : [];
}

/** The bracket around a token that is no mere repetition: `$( … )*`. */
function openingOf(tokens: readonly MacroToken[], at: number): number {
  for (let open = at - 1; open >= 0; open--)
    if (tokens[open].partner > at && !(tokens[open].text === "(" && tokens[open - 1]?.text === "$")) return open;
  return -1;
}

const typesOf = (value: Awaited<ReturnType<typeof valueAt>>): readonly Declaration[] =>
  value?.sort === "type" && !value.isGuess ? value.declarations.filter((d) => isType(d.kind)) : [];

/** The type of the value that a token of the body names. */
async function valueAt(names: NameReader, arm: ReadArm, at: number, chain: Chain) {
  const place = placeOf(arm, at);
  return place && names.values.ofValue(place.file, place.at, chain);
}

/** The types that a token of the body names. */
async function declaredAt(names: NameReader, arm: ReadArm, at: number, chain: Chain): Promise<readonly Declaration[]> {
  const place = placeOf(arm, at);
  const found = place && (await names.occurrence(place.file, place.at, chain));
  return found && found.basis !== "name" ? found.declarations.filter((d) => isType(d.kind)) : [];
}

/** The occurrence that a token of the body is, or that it stands for in what the macro is given. */
function placeOf({ home, bindings, given }: ReadArm, at: number): { file: CodeFile; at: number } | null {
  const { tokens } = home;
  if (at < 1) return null;
  if (tokens[at - 1].text === "$") {
    const ranges = bindings.get(tokens[at].text) ?? [];
    const [range] = ranges;
    if (ranges.length !== 1) return null;
    const closing = range.to - 1;
    const called = given.tokens.findIndex(({ partner }) => partner === closing);
    return occurrenceAt(given.file, given.text, given.tokens[called < 0 ? closing : called - 1].start);
  }
  return occurrenceAt(home.file, home.text, tokens[at].start);
}

function occurrenceAt(file: CodeFile, text: SourceText, offset: number): { file: CodeFile; at: number } | null {
  const at = occurrenceBeginning(file, text, offset);
  return at < 0 ? null : { file, at };
}
