/**
 * Which scope an owner means that is written before a definition: `T` of `void T::f() {}` behind `using namespace n`.
 * Pure.
 */
import type { ImportRecord } from "../../lib/db/read/code-files";
import { FOUND, type Holder } from "../../lib/db/read/outside-owners";
import { splitQualified } from "../../lib/format/symbol-key";

/** Scopes that are remembered as opened. */
const MAX_OPENED = 64;

/** A written owner in its place. */
interface Written {
  /** namespaces around, outermost first */
  around: readonly string[];
  owner: readonly string[];
}

/** What a stored qualifier says as it is written in the source. */
export const writtenQualifier = (stored: string): string => stored.slice(stored.lastIndexOf(FOUND) + 1);

/**
 * The qualifier to be stored: as written, or with the namespaces before it that the file opens and that have such an
 * owner. As written, too, where several fit and the file's own includes do not tell.
 * @param known types and namespaces that bear the owner's last name
 */
export function chosenQualifier(
  around: readonly string[],
  qualifier: string,
  imports: readonly ImportRecord[],
  known: readonly Holder[],
): string {
  const written = { around, owner: splitQualified(qualifier) };
  const fits = known.filter(({ path }) => endsWith(path, written.owner));
  if (fits.length === 0 || fits.some(({ path }) => isSeenWithout(path, written))) return qualifier;
  const opened = openedScopes(written, imports);
  const inOpened = fits.filter(({ path }) => opened.has(nameOf(scopeIn(path, written))));
  const included = new Set(imports.map(({ targetFile }) => targetFile));
  const near = inOpened.filter(({ fileId }) => included.has(fileId));
  const scopes = distinct(inOpened, written);
  const scope = scopes.length === 1 ? scopes[0] : lone(distinct(near, written));
  if (scope === null || !startsWith(scope, around) || scope.length === around.length) return qualifier;
  return `${scope.slice(around.length).join("::")}${FOUND}${qualifier}`;
}

const nameOf = (scope: readonly string[]): string => scope.join(".");

const scopeIn = (path: readonly string[], { owner }: Written): readonly string[] =>
  path.slice(0, path.length - owner.length);

const distinct = (holders: readonly Holder[], written: Written): (readonly string[])[] => [
  ...new Map(holders.map(({ path }) => [nameOf(scopeIn(path, written)), scopeIn(path, written)])).values(),
];

const lone = <T>(all: readonly T[]): T | null => (all.length === 1 ? all[0] : null);

/** Whether a path is that of an owner, wherever that stands. */
export const endsWith = (path: readonly string[], end: readonly string[]): boolean =>
  path.length >= end.length && end.every((part, at) => part === path[path.length - end.length + at]);

const startsWith = (path: readonly string[], start: readonly string[]): boolean =>
  start.every((part, at) => part === path[at]);

/** Whether the owner is found in a namespace around, as C++ looks first. */
const isSeenWithout = (path: readonly string[], written: Written): boolean =>
  startsWith(written.around, scopeIn(path, written));

/**
 * Scopes that are seen by `using`: a namespace that is opened, seen from each that is around or was opened before, or
 * the one of a name that is brought in.
 */
function openedScopes({ around, owner }: Written, imports: readonly ImportRecord[]): ReadonlySet<string> {
  const from: (readonly string[])[] = [...around.keys(), around.length].map((count) => around.slice(0, count));
  const found = new Set<string>();
  for (const { kind, specifier } of imports) {
    const parts = splitQualified(specifier);
    const scope = kind === "import_wildcard" ? parts : parts.slice(0, -1);
    if (kind === "using" ? parts.at(-1) !== owner[0] : kind !== "import_wildcard") continue;
    for (const base of from.slice(0, MAX_OPENED)) {
      const whole = [...base, ...scope];
      found.add(nameOf(whole));
      if (kind === "import_wildcard" && base.length <= around.length) from.push(whole);
    }
  }
  return found;
}
