/**
 * Names that macros make of what they are given: `HANDLE(Ship)` declares the type `Ship_Ref`, `HOLDS(Ship, lead)` the
 * member `lead()`. No symbol stands for them; what they are typed by is followed.
 */
import { USE_ROLES } from "../../../contract/vocabulary";
import { decodeReferencePost } from "../../../format/reference-post";
import { LEFT_CODES } from "../../../format/occurrence-table";
import { decodeSymbolRanges } from "../../../format/symbol-ranges";
import type { CodeFile } from "../../facts/code-file";
import type { CodeIndex } from "../../facts/code-index";
import type { Declaration } from "../../facts/declaration";
import type { TypeSite } from "../../facts/value-type";
import type { ValueTypeReader } from "../readers";
import { argumentIn, membersMade, typesMade, type MadeName } from "./macro-declarations";
import { invocationAt, invocationsWith, siteOfMade } from "./macro-invocations";
import { macroText } from "./macro-text";

/** Macros whose bodies name a part of what is asked, types above a type, and macros in one's body. */
const MAX_MACROS = 24;
const MAX_TYPES = 24;
const MAX_INVOCATIONS = 200;
/** A macro that no semicolon follows may be no call to the grammar. */
const MACRO = /^[A-Z_][A-Z0-9_]*$/;
const MACRO_BODY = USE_ROLES.indexOf("macro_body");

/** Where what is written stands that a macro gives such a name; null for any other name. */
export async function typeByMacro({ code }: { code: CodeIndex }, file: CodeFile, at: number): Promise<TypeSite | null> {
  const name = file.name(at);
  let known = KNOWN.get(code);
  if (!known) KNOWN.set(code, (known = new Map()));
  const asked = `${file.id} ${name}`;
  const found = known.get(asked) ?? typeNamed(code, file, name);
  known.set(asked, found);
  return found;
}

/** What one question has found, by file and name: most names that nothing declares are types from outside. */
const KNOWN = new WeakMap<CodeIndex, Map<string, Promise<TypeSite | null>>>();

async function typeNamed(code: CodeIndex, file: CodeFile, name: string): Promise<TypeSite | null> {
  for (const macro of await macrosPasting(code, file, name)) {
    const text = await macroText(code, macro);
    const home = text && (await code.file(macro.fileId));
    for (const made of text && home ? typesMade(text) : []) {
      const argument = argumentIn(name, made);
      if (!home || argument === null) continue;
      for await (const invoked of invocationsWith(code, file, { macro: macro.name, argument, place: made.place }))
        return siteOfMade(code, { home, text }, made.type, invoked);
    }
  }
  return null;
}

/** Macros that a file sees and whose bodies name what a name begins or ends with. */
export async function macrosPasting(code: CodeIndex, file: CodeFile, name: string): Promise<Declaration[]> {
  const parts = partsOf(name);
  if (parts.length === 0) return [];
  const includes = await code.included(file.id);
  const ids = new Map<string, { fileId: number; ordinal: number }>();
  for (const rows of await Promise.all(parts.map((part) => code.uses(part))))
    for (const { place, post } of rows) {
      if (place.fileId !== file.id && !includes(place.fileId)) continue;
      for (const { role, enclosing } of decodeReferencePost(post))
        if (role === MACRO_BODY && enclosing >= 0)
          ids.set(`${place.fileId} ${enclosing}`, { fileId: place.fileId, ordinal: enclosing });
    }
  const found: Declaration[] = [];
  for (const { fileId, ordinal } of [...ids.values()].slice(0, MAX_MACROS)) {
    const home = await code.file(fileId);
    const id = home?.kind(ordinal) === "macro" ? home.symbols[ordinal].id : undefined;
    const macro = id === undefined ? undefined : (await code.declared([id])).get(id);
    if (macro) found.push(macro);
  }
  return found;
}

/** What a name of several words may begin or end with: `Ship_Ref`, `FShipHandle`. */
function partsOf(name: string): string[] {
  const parts = new Set<string>();
  for (const { index } of name.matchAll(
    /(?<=[^_])(?=_)|(?<=_)(?=[^_])|(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g,
  )) {
    parts.add(name.slice(0, index));
    parts.add(name.slice(index));
  }
  return [...parts];
}

/** Where the type of a member is written that a macro in the body of a type makes, or of one above it. */
export async function memberByMacro(
  { code, members }: Pick<ValueTypeReader, "code" | "members">,
  holders: readonly Declaration[],
  name: string,
): Promise<TypeSite | null> {
  const known = new Set<bigint>();
  const queue = [...holders];
  while (queue.length > 0 && known.size < MAX_TYPES) {
    const type = queue.shift();
    if (!type || known.has(type.id)) continue;
    known.add(type.id);
    const file = await code.file(type.fileId);
    const site = file && (await madeWithin(code, file, type, name));
    if (site) return site;
    for (const base of await members.types.bases(type)) if (base) queue.push(...base);
  }
  return null;
}

async function madeWithin(code: CodeIndex, file: CodeFile, type: Declaration, name: string) {
  for (const at of invokedWithin(file, type.ordinal, name)) {
    const invoked = await invocationAt(code, file, at);
    if (!invoked) continue;
    const macros = (await code.declarations(file.name(at))).filter(({ kind }) => kind === "macro");
    const includes = await code.included(file.id);
    for (const macro of macros.slice(0, MAX_MACROS)) {
      if (macro.fileId !== file.id && !includes(macro.fileId)) continue;
      const text = await macroText(code, macro);
      const home = text && (await code.file(macro.fileId));
      const makes = ({ place, ...made }: MadeName) =>
        argumentIn(name, { place, ...made }) === invoked.given[place]?.text;
      const made = text && membersMade(text).find(makes);
      if (made && home) return siteOfMade(code, { home, text }, made.type, invoked);
    }
  }
  return null;
}

/** Calls in a type's body that may be of macros, and pass what a name is made of. */
function invokedWithin(file: CodeFile, ordinal: number, name: string): number[] {
  const { count, line, enclosing, left, arity } = file.uses;
  const { endLine } = decodeSymbolRanges(file.symbols[ordinal].ranges);
  const found: number[] = [];
  let last = -1;
  for (let i = file.nameOccurrence(ordinal) + 1; i > 0 && i < count && line[i] <= endLine; i++) {
    if (enclosing[i] !== ordinal || left[i] !== LEFT_CODES.none) continue;
    if (arity[i] > 0 || (MACRO.test(file.name(i)) && !name.includes(file.name(i)))) last = i;
    else if (last >= 0 && found.at(-1) !== last && name.includes(file.name(i))) found.push(last);
  }
  return found.slice(0, MAX_INVOCATIONS);
}
