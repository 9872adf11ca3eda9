/**
 * What an occurrence means by a compiler's engine. Refuses to guess: a symbol that is gone since the engine looked is
 * left to rules.
 */
import {
  MADE,
  memberKey,
  NONE_OF,
  VARIABLE,
  type PreciseMeaning,
  type PreciseTarget,
} from "../../format/precise-facts";
import type { CodeFile } from "../facts/code-file";
import type { CodeIndex } from "../facts/code-index";
import type { Declaration } from "../facts/declaration";
import { keyOf } from "../facts/declared-name";
import {
  definitionsFirst,
  meansLocal,
  meansParameter,
  meansPrecisely,
  unknown,
  type Resolution,
} from "../facts/resolution";

/** Null where no engine has read the file's current text, or the engine has no answer for this name. */
export async function preciseMeaning(code: CodeIndex, file: CodeFile, i: number): Promise<Resolution | null> {
  const { precise, uses } = file;
  if (precise === null) return null;
  const targets = precise.at(uses.line[i], uses.column[i]);
  if (targets === undefined) return declaresMember(file, i) ? { ...meansLocal(i), basis: "precise" } : null;
  if (targets === null) return uses.symbol[i] >= 0 ? null : meansPrecisely([]);
  if (names(targets, NONE_OF)) return null;
  const listed = targets.filter((target): target is PreciseTarget => "name" in target);
  await code.prefetchNames(listed.map(({ name }) => name));
  const declarations: Declaration[] = [];
  for (const { name, keyHash } of listed) {
    const same = (await code.named(name)).where(keyOf, keyHash);
    declarations.push(...definitionsFirst(same.filter((d) => d.repositoryId === file.repositoryId)));
  }
  if (file.isOwnValue(i)) declarations.push(...(await ownDeclarations(code, file, i)));
  if (declarations.length > 0) {
    const found = meansPrecisely([...new Set(declarations)]);
    // `{ value }` reads what the file binds, and gives it to the member of what is expected there.
    const isVariable = names(targets, VARIABLE);
    if (uses.local[i] >= 0 && (isVariable || file.isLocalMember(i) || declaresUnlisted(file, i)))
      return { ...found, local: uses.local[i] };
    // The member alone would hide a variable that rules do not know, such as one that a macro brings.
    return isVariable ? null : found;
  }
  // What rules would find instead has the name alone in common with it.
  if (names(targets, MADE)) return unknown();
  // A name that is bound here means what it is bound to first: `({ a, b: c } = value)`, `{ a }`.
  return uses.local[i] >= 0 || uses.symbol[i] >= 0 ? null : unlistedMember(code, file, targets);
}

type Mark = typeof VARIABLE | typeof MADE | typeof NONE_OF;

/** Whether a target is no symbol but one of the marks that say what the others are. */
export const names = (targets: readonly PreciseMeaning[], kind: Mark): boolean =>
  targets.some((target) => "home" in target && target.keyHash === memberKey(target.home, kind));

const declaresMember = (file: CodeFile, i: number): boolean =>
  file.uses.symbol[i] < 0 && file.uses.local[i] < 0 && declaresUnlisted(file, i);

/** Whether a name declares a member that the index has no symbol for, whatever else it means there. */
export const declaresUnlisted = ({ precise, uses }: CodeFile, i: number): boolean =>
  (precise?.declaredAt(uses.line[i], uses.column[i]) ?? []).length > 0;

/** The first of the members without a symbol whose file an engine has seen as it is. */
async function unlistedMember(
  code: CodeIndex,
  file: CodeFile,
  targets: readonly PreciseMeaning[],
): Promise<Resolution | null> {
  for (const target of targets) {
    if (!("home" in target)) continue;
    const id = await code.fileAt(file.repositoryId, [target.home]);
    const home = id === null ? null : await code.file(id);
    const place = home?.precise?.placeOf(target.keyHash);
    const at = home && place ? home.occurrenceFrom(place.line, place.column) : -1;
    if (home && at >= 0)
      return home.id === file.id ? { ...meansLocal(at), basis: "precise" } : meansParameter(home.id, at, "precise");
  }
  return null;
}

/** `{ name }` declares a member beside what it means. */
async function ownDeclarations(code: CodeIndex, file: CodeFile, i: number): Promise<readonly Declaration[]> {
  const symbol = file.symbols[file.uses.symbol[i]];
  return symbol ? (await code.named(symbol.name)).where(keyOf, symbol.keyHash) : [];
}
