/**
 * Bodies that a macro puts into a type made from those that it is given: `TEST_F(Fixture, sails) { … }` sees the
 * members of `Fixture`.
 */
import { decodeSymbolRanges } from "../../../format/symbol-ranges";
import type { CodeFile } from "../../facts/code-file";
import type { TypeSite } from "../../facts/value-type";
import { scopeOf } from "../../facts/declaration";
import type { MemberReader, WrittenReader } from "../readers";

const MACRO_NAME = /^[A-Z][A-Z0-9_]*$/;
/** Arguments of such a macro that are looked at. */
const MACRO_TYPES = 3;

/** The scopes of the types that the macro around a body is given, as they are found; see `typesOfMacroAround`. */
export async function* scopesOfMacroAround(
  file: CodeFile,
  ordinal: number,
  name: string,
  members: MemberReader,
  written: WrittenReader,
): AsyncGenerator<string> {
  for (const site of typesOfMacroAround(file, ordinal, name)) {
    const type = await written(site);
    if (type?.sort !== "type") continue;
    const [first] = type.declarations;
    const types = first.kind === "type_alias" ? await members.types.unaliased(first) : type.declarations;
    yield* new Set(types?.map(scopeOf));
  }
}

/**
 * Where the types stand that the macro around a body is given; none where a function is defined as C++ does it, and up
 * to `name`, when that is asked for inside of the body.
 */
function typesOfMacroAround(file: CodeFile, ordinal: number, name: string): TypeSite[] {
  if (file.language !== "cpp" || file.nameOccurrence(ordinal) >= 0) return [];
  const macro = file.firstWithin(ordinal);
  if (macro < 0 || !MACRO_NAME.test(file.name(macro))) return [];
  const sites: TypeSite[] = [];
  for (let at = macro + 1; at <= macro + MACRO_TYPES && file.role(at) === "type"; at++) {
    if (file.uses.enclosing[at] !== ordinal || name === file.name(at) || isInBody(file, ordinal, at)) break;
    sites.push({ file, at, isArray: false });
  }
  return sites;
}

/** Whether an occurrence within a function stands behind its head. */
function isInBody({ uses, symbols }: CodeFile, ordinal: number, at: number): boolean {
  const { signatureEndLine, signatureEndColumn } = decodeSymbolRanges(symbols[ordinal].ranges);
  const line = uses.line[at];
  return line > signatureEndLine || (line === signatureEndLine && uses.column[at] >= signatureEndColumn);
}
