/** Where macros are invoked, and the types that their bodies write there, of what they are given. */
import { decodeReferencePost } from "../../../format/reference-post";
import { LEFT_CODES } from "../../../format/occurrence-table";
import type { CodeFile } from "../../facts/code-file";
import type { CodeIndex } from "../../facts/code-index";
import { isType, type Declaration } from "../../facts/declaration";
import { occurrenceBeginning } from "../../facts/offsets";
import { passedTo } from "../../facts/passed-arguments";
import type { TypeSite } from "../../facts/value-type";
import { typeIn, type MadeType } from "./macro-declarations";
import { placeInMacro, type MacroText } from "./macro-text";
import { c } from "./rules";

/** Files that invoke a macro with one argument, as far as they are read. */
const MAX_FILES = 40;

/** A macro and its text. */
export interface ReadMacro {
  home: CodeFile;
  text: MacroText;
}

export interface Invocation {
  file: CodeFile;
  /** the occurrence of the macro's name */
  at: number;
  given: readonly { text: string; offset: number }[];
}

export async function invocationAt(code: CodeIndex, file: CodeFile, at: number): Promise<Invocation | null> {
  const passed = file.uses.left[at] === LEFT_CODES.none ? await passedTo(code, file, at) : null;
  return passed && { file, at, given: passed.given.map(({ text, start }) => ({ text, offset: passed.from + start })) };
}

/** The invocations of a macro that pass an argument of this text in a place, and that a file sees. */
export async function* invocationsWith(
  code: CodeIndex,
  seeing: CodeFile,
  { macro, argument, place }: { macro: string; argument: string; place: number },
): AsyncGenerator<Invocation> {
  const includes = await code.included(seeing.id);
  const naming = new Set((await code.uses(argument)).map((row) => row.place.fileId));
  const rows = (await code.uses(macro)).filter(
    (row) => naming.has(row.place.fileId) && (row.place.fileId === seeing.id || includes(row.place.fileId)),
  );
  for (const { place: of, post } of rows.slice(0, MAX_FILES)) {
    const file = await code.file(of.fileId);
    for (const { line, column } of file ? decodeReferencePost(post) : []) {
      const at = file ? file.occurrenceFrom(line, column) : -1;
      const invoked = at >= 0 && file ? await invocationAt(code, file, at) : null;
      if (invoked?.given[place]?.text === argument) yield invoked;
    }
  }
}

/** Where a type stands that a macro writes: an argument, or a name of its body that is seen at the invocation. */
export async function siteOfMade(
  code: CodeIndex,
  { home, text }: ReadMacro,
  type: MadeType,
  invoked: Invocation,
): Promise<TypeSite | null> {
  const passed = type.parts.length === 1 ? text.parameters.indexOf(type.parts[0]) : -1;
  if (passed >= 0) return siteOfArgument(code, invoked, passed);
  const { line, column } = placeInMacro(text, type.offset);
  const at = home.occurrenceFrom(line, column);
  const declarations = await seenAt(code, invoked, type.parts);
  if (at < 0 || !declarations) return null;
  const given = type.arguments.map((each) => each && siteOfMade(code, { home, text }, each, invoked));
  return {
    file: home,
    at,
    isArray: false,
    made: { declarations, arguments: (await Promise.all(given)).map((each) => each ?? undefined) },
  };
}

/** A type that is passed. The grammars read it as an expression, so that its own arguments are read here. */
async function siteOfArgument(code: CodeIndex, { file, given }: Invocation, place: number): Promise<TypeSite | null> {
  const text = await code.text(file.id);
  const argument = given[place];
  const type = text && argument ? typeIn(argument.text, argument.offset) : null;
  const siteOf = (each: MadeType): TypeSite | undefined => {
    const at = text ? occurrenceBeginning(file, text, each.offset) : -1;
    if (at < 0) return undefined;
    const inner = each.arguments.map((one) => (one ? siteOf(one) : undefined));
    return { file, at, isArray: false, made: inner.length > 0 ? { declarations: null, arguments: inner } : undefined };
  };
  return (type && siteOf(type)) ?? null;
}

/**
 * The types of a path in the innermost scope around an invocation that has it; none where nobody declares one, null
 * where only other scopes have it.
 */
async function seenAt(code: CodeIndex, { file, at }: Invocation, parts: readonly string[]) {
  const all = (await code.seenFrom(file.repositoryId, await code.declarations(parts[parts.length - 1]))).filter(
    ({ kind, language }) => isType(kind) && c.family.has(language),
  );
  const around = file.scope(file.uses.enclosing[at]);
  const inner = parts
    .slice(0, -1)
    .map((part) => `${part}.`)
    .join("");
  const fits = all.filter(
    ({ holder }) => holder.endsWith(inner) && around.startsWith(holder.slice(0, holder.length - inner.length)),
  );
  const longest = Math.max(...fits.map(({ holder }) => holder.length));
  const nearest: readonly Declaration[] = fits.filter(({ holder }) => holder.length === longest);
  return nearest.length > 0 || all.length === 0 ? nearest : null;
}
