/** The filters that narrow rows: repository, language, path, scope. */
import picomatch from "picomatch";
import type { SubjectInput } from "./subject";

interface Row {
  repo: string;
  path: string;
  language: string;
  repositoryScope: string;
}

/** Which rows pass. A place's repository names the place, not the rows. */
export function rowTest(input: SubjectInput): (row: Row) => string | null {
  const { repo, lang, path, scope, file } = input;
  const matches = path === undefined ? null : pathTest(path);
  const byRepo = file === undefined ? repo : undefined;
  // A repository that is named is meant, whatever its scope.
  const userOnly = scope === "user" && byRepo === undefined;
  return (row) => {
    if (byRepo !== undefined && row.repo !== byRepo) return "repo";
    if (userOnly && row.repositoryScope !== "user") return "scope";
    if (lang !== undefined && row.language !== lang) return "lang";
    return matches !== null && !matches(row.path) ? "path" : null;
  };
}

/** Splits rows into those that pass and counts of those that a filter removed. */
export function filterRows<T>(rows: readonly T[], input: SubjectInput, shape: (row: T) => Row) {
  const test = rowTest(input);
  const removedByFilter: Record<string, number> = {};
  const passed = rows.filter((row) => {
    const by = test(shape(row));
    if (by !== null) removedByFilter[by] = (removedByFilter[by] ?? 0) + 1;
    return by === null;
  });
  return { passed, removedByFilter };
}

/** Prefix, or a glob when the text has one of `* ? [ {`. */
function pathTest(path: string): (value: string) => boolean {
  if (!/[*?[{]/.test(path)) return (value) => value.startsWith(path);
  return picomatch(path, { dot: true });
}
