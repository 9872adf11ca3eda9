/**
 * Keys of Go's literals: fields of a struct, or values where the literal is a map, which only the type's declaration
 * tells.
 */
import type { CodeFile } from "../../facts/code-file";
import type { Declaration } from "../../facts/declaration";
import type { Meaning } from "../../facts/meaning";

/** `T{Name: 1}`: no other name is written to what a type stands left of. */
export function isGoLiteralKey(file: CodeFile, i: number): boolean {
  const left = file.uses.left[i];
  return file.language === "go" && left >= 0 && file.role(i) === "write" && file.role(left) === "type";
}

/**
 * Whether a literal of this type may be a map, for all that is known: its type stands outside, or is a name for
 * another.
 */
export const isOpenLiteral = (meaning: Meaning | null): boolean =>
  meaning?.sort === "outside" || (meaning?.sort === "type" && meaning.declarations[0]?.kind === "type_alias");

export const isConstantOrVariable = ({ kind }: Declaration): boolean => kind === "constant" || kind === "variable";
