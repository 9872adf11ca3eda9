/**
 * Fields of types without a name that a function writes out for its own values: `tests := []struct{ name string }{…}`.
 * No name leads from such a value to its type, but only this function has values of that type.
 */
import type { SymbolKind } from "../../contract/vocabulary";
import type { CodeFile } from "../facts/code-file";
import type { CodeIndex } from "../facts/code-index";
import { isApartInFunction, type Declaration } from "../facts/declaration";
import { fileOf } from "../facts/declared-name";
import { RULES } from "../languages/registry";

/** Those of the innermost function that has any, for a member of a local value whose type is not known. */
export async function fieldsOfUnnamed(code: CodeIndex, file: CodeFile, i: number): Promise<Declaration[]> {
  const left = file.uses.left[i];
  if (!RULES[file.language].anonymousStructs || left < 0 || file.uses.local[left] < 0) return [];
  const fields = (await code.named(file.name(i))).where(fileOf, file.id).filter(({ kind }) => kind === "field");
  for (let at = file.uses.enclosing[i]; at >= 0 && fields.length > 0; at = file.symbols[at].container) {
    const held = fields.filter(({ holder }) => holder === file.scope(at));
    if (held.length > 0) return nearestBefore(file, i, held);
  }
  return [];
}

/**
 * Of declarations that share a key, the one with this ordinal, where it is a field of an unnamed type; null otherwise.
 */
export function ownField(same: readonly Declaration[], file: CodeFile, ordinal: number): Declaration[] | null {
  const own = same.find((d) => d.fileId === file.id && d.ordinal === ordinal);
  return own && isApartInFunction(own) ? [own] : null;
}

/**
 * Of fields, or of constants in blocks, that one function declares several times under a name, those that are written
 * last before an occurrence.
 */
export function nearestBefore(file: CodeFile, i: number, fields: readonly Declaration[]): Declaration[] {
  const { anonymousStructs, blockConstants } = RULES[file.language];
  const areAll = (kind: SymbolKind) => fields.every((d) => d.kind === kind && d.fileId === file.id);
  const areApart = (anonymousStructs && areAll("field")) || (blockConstants && areAll("constant"));
  if (fields.length < 2 || !areApart) return [...fields];
  const before = fields.filter(({ ordinal }) => file.nameOccurrence(ordinal) < i);
  return before.length > 0 ? [before.reduce((a, b) => (a.ordinal > b.ordinal ? a : b))] : [...fields];
}
