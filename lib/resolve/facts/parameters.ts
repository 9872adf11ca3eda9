/** The parameters that a function declares, as its own file says them. */
import { decodeSymbolRanges } from "../../format/symbol-ranges";
import type { CodeFile } from "./code-file";

/** Parameters of one function that are looked at. */
const MAX_PARAMETERS = 40;

/** Occurrences of the names of a function's parameters, in their order. */
export function parametersIn(file: CodeFile, ordinal: number): number[] {
  const { uses, symbols } = file;
  const own = file.nameOccurrence(ordinal);
  const { signatureEndLine, signatureEndColumn } = decodeSymbolRanges(symbols[ordinal].ranges);
  const isWithin = (i: number): boolean =>
    uses.line[i] < signatureEndLine || (uses.line[i] === signatureEndLine && uses.column[i] < signatureEndColumn);
  return own < 0 ? [] : namesFrom(file, own + 1, isWithin);
}

/** The same of a signature without a name, `(row: Row): void` in an interface. */
export function parametersAmong(file: CodeFile, ordinal: number): number[] {
  const from = file.firstWithin(ordinal);
  return from < 0 ? [] : namesFrom(file, from, (i) => file.uses.enclosing[i] === ordinal);
}

/** The parameters that are named from an occurrence on, as long as the next one is within the signature. */
function namesFrom(file: CodeFile, from: number, isWithin: (i: number) => boolean): number[] {
  const { uses } = file;
  const found: number[] = [];
  for (let i = from; i < uses.count && found.length < MAX_PARAMETERS && isWithin(i); i++)
    if (uses.local[i] === i && file.role(i) !== "type" && file.objectOf(i) < 0) found.push(i);
  return found.filter((name) => !isOfFunctionType(file, name, found));
}

/** `row` in `each: (row: Row) -> Unit` is the name of what the parameter hands on, and no parameter itself. */
function isOfFunctionType(file: CodeFile, name: number, all: readonly number[]): boolean {
  const [type] = file.typedBy.get(name) ?? [];
  return type !== undefined && all.some((each) => each !== name && hands(file, each, type));
}

const hands = (file: CodeFile, parameter: number, type: number): boolean =>
  file.argumentsOf(parameter).some((each) => each?.at === type);
