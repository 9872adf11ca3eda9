/**
 * What a function's type parameter stands for in a call that is written with type arguments: `find<Row>()`, also where
 * a function type declares it, `load: <T>(from: string) => Promise<T>`.
 */
import type { CodeFile } from "../facts/code-file";
import type { CodeIndex } from "../facts/code-index";
import type { TypeSite } from "../facts/value-type";
import { RULES } from "../languages/registry";

/** Characters before a parameter that are read. */
const MAX_BEFORE = 400;

/** Undefined where the parameter is another's, or the call says nothing. */
export async function givenByCall(
  code: CodeIndex,
  file: CodeFile,
  local: number,
  call: { file: CodeFile; at: number },
): Promise<TypeSite | undefined> {
  return ofFunction(file, local, call) ?? ofFunctionType(code, file, local, call);
}

/**
 * What a function's type parameter stands for in a call that is written with type arguments; undefined for another's
 * parameter.
 */
function ofFunction(file: CodeFile, local: number, call: { file: CodeFile; at: number }): TypeSite | undefined {
  const ordinal = file.uses.enclosing[local];
  const around = ordinal < 0 ? -1 : file.nameOccurrence(ordinal);
  const own = RULES[file.language].templateHeads ? nameBehind(file, local) : around;
  const place = own < 0 ? -1 : file.argumentsOf(own).findIndex((each) => each?.at === local);
  return place < 0 ? undefined : call.file.argumentsOf(call.at)[place];
}

/** Occurrences between a template's parameter and the name of what it is one of. */
const MAX_TO_NAME = 100;

/** In C++ the parameters stand before the name that they belong to; -1 for none near. */
function nameBehind(file: CodeFile, local: number): number {
  const { count, symbol } = file.uses;
  for (let i = local + 1; i < count && i < local + MAX_TO_NAME; i++)
    if (symbol[i] >= 0 && file.argumentsOf(i).some((each) => each?.at === local)) return i;
  return -1;
}

/** A function type has no name behind which its parameters would stand. */
async function ofFunctionType(
  code: CodeIndex,
  file: CodeFile,
  local: number,
  call: { file: CodeFile; at: number },
): Promise<TypeSite | undefined> {
  const given = call.file.argumentsOf(call.at);
  if (given.length === 0 || !RULES[file.language].callSignatures) return undefined;
  let around = file.uses.enclosing[local];
  while (around >= 0 && file.symbols[around].name !== call.file.name(call.at)) around = file.symbols[around].container;
  const text = around < 0 ? null : await code.text(file.id);
  const at = text?.offsetAt(file.uses.line[local], file.uses.column[local]) ?? 0;
  const place = placeIn(text?.slice(Math.max(0, at - MAX_BEFORE), at) ?? "");
  return place < 0 ? undefined : given[place];
}

/** How many parameters stand before the end of a text in a list that no name begins; -1 where it ends in none. */
function placeIn(before: string): number {
  let commas = 0;
  let depth = 0;
  for (let at = before.length - 1; at >= 0; at--) {
    const char = before[at];
    if (")]}".includes(char) || (char === ">" && before[at - 1] !== "=")) depth++;
    else if ("([{".includes(char) && --depth < 0) return -1;
    else if (char === "<" && --depth < 0) return /[\w$]\s*$/.test(before.slice(0, at)) ? -1 : commas;
    else if (char === "," && depth === 0) commas++;
  }
  return -1;
}
