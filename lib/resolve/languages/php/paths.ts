/**
 * Names of PHP that are written with namespaces: `\A\B\C` says all of it, `A\C` begins at what an import calls `A`,
 * else in the namespace around. What stands before a `\` is a namespace, whatever class has its name.
 */
import type { CodeFile } from "../../facts/code-file";
import type { CodeIndex } from "../../facts/code-index";
import { chosen } from "../../facts/choose-overload";
import { isFunction, isScope, type Declaration } from "../../facts/declaration";
import { holderOf } from "../../facts/declared-name";
import { means, meansOutside, type Resolution } from "../../facts/resolution";

/** Parts of a name that are looked at. */
const MAX_PARTS = 20;

/** What a part of such a name means; null for a name that stands alone. */
export async function pathMeaning(code: CodeIndex, file: CodeFile, i: number): Promise<Resolution | null> {
  const isBefore = isPart(file, i, i + 1);
  if (!isBefore && !isPart(file, file.uses.left[i], i)) return null;
  const path = wholePath(file, i);
  const found = isBefore ? await namespaces(code, path) : await held(code, path);
  const seen = ofOwnRepository(file, found);
  if (seen.length > 0) return means(chosen(seen, file.uses.arity[i]), "scope");
  // an import line may name what another rule finds
  return file.role(i) === "import" ? null : meansOutside(null);
}

/** Whether one name stands before another with nothing but a `\` between them; `::` is longer. */
function isPart(file: CodeFile, before: number, i: number): boolean {
  const { count, left, line, column } = file.uses;
  if (before < 0 || i >= count || left[i] !== before || line[i] !== line[before]) return false;
  return column[i] === file.columnBehind(before) + 1;
}

/** The names from the outermost namespace on, up to an occurrence. */
function wholePath(file: CodeFile, i: number): string[] {
  const path = [file.name(i)];
  let at = i;
  while (path.length < MAX_PARTS && isPart(file, file.uses.left[at], at))
    path.unshift(file.name((at = file.uses.left[at])));
  if (file.isRooted(at) || file.role(at) === "import" || declaresNamespace(file, i)) return path;
  const alias = file.bindings.named(path[0]);
  if (alias?.kind === "using") return [...alias.specifier.split("\\"), ...path.slice(1)];
  return [...namespaceAround(file, i), ...path];
}

/** Whether the name that an occurrence is a part of is that of a namespace that begins here. */
function declaresNamespace(file: CodeFile, i: number): boolean {
  let last = i;
  while (isPart(file, last, last + 1)) last++;
  return file.uses.symbol[last] >= 0;
}

function namespaceAround(file: CodeFile, i: number): string[] {
  let around = file.uses.enclosing[i];
  while (around >= 0 && !isScope(file.kind(around))) around = file.symbols[around].container;
  return around < 0 ? [] : file.scope(around).split(".").slice(0, -1);
}

const namespaces = async (code: CodeIndex, path: readonly string[]): Promise<readonly Declaration[]> =>
  (await code.named(path.join("\\"))).all.filter(({ kind, language }) => isScope(kind) && language === "php");

/** What a namespace holds: a class or a constant before a function of that name. */
async function held(code: CodeIndex, path: readonly string[]): Promise<readonly Declaration[]> {
  const holder = path
    .slice(0, -1)
    .map((part) => `${part}.`)
    .join("");
  const all = (await code.named(path[path.length - 1]))
    .where(holderOf, holder)
    .filter(({ kind, language }) => !isScope(kind) && language === "php");
  const others = all.filter(({ kind }) => !isFunction(kind));
  return others.length > 0 ? others : all;
}

function ofOwnRepository(file: CodeFile, found: readonly Declaration[]): readonly Declaration[] {
  const own = found.filter(({ repositoryId }) => repositoryId === file.repositoryId);
  return own.length > 0 ? own : found;
}
