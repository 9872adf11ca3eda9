/**
 * Filters typed into a query, brought together with those that stand beside it as parameters: the same words mean the
 * same wherever they stand. Refuses what cannot hold together, rather than choosing.
 */
import { type Filter, type FilterName, parseTypedQuery, withFilter } from "../contract/symbol-query";
import { LANGUAGES, type FileLanguage } from "../contract/vocabulary";
import { AppError } from "../errors";

/** The parameters that can be typed as well. */
interface Filters {
  kind?: string;
  lang?: FileLanguage;
  repo?: string;
  scope: "user" | "all";
  path?: string;
}

interface TypedFilters extends Filters {
  /** the name that is left of the query */
  text: string;
  /** typed `has:` and `meta:`, which add to the parameters */
  marks: Filter[];
  /** all that was typed or given, as it can be typed */
  all: Filter[];
}

type Given = Filters & { query?: string; has?: string; meta?: string };

/**
 * @param takes filters that the operation knows
 * @throws AppError invalid_input for a filter with a value that it does not take, and for one that is given twice and
 *   differs
 */
export function typedFilters(given: Given, takes: readonly FilterName[]): TypedFilters {
  const { filters, text, problems, unfinished } = parseTypedQuery(given.query ?? "");
  if (problems.length > 0) throw refused(problems[0].name, problems[0].message, problems[0].value);
  if (unfinished.length > 0) throw refused(unfinished[0], `\`${unfinished[0]}:\` in the query has no value.`, "");
  const foreign = filters.find(({ name }) => !takes.includes(name));
  if (foreign)
    throw refused(
      foreign.name,
      `\`${foreign.name}:\` says nothing here; a query takes ${words(takes)}.`,
      foreign.value,
    );
  const typed = (name: FilterName): string | undefined => filters.find((filter) => filter.name === name)?.value;
  const one = (name: "kind" | "lang" | "repo" | "path"): string | undefined => {
    const [written, parameter] = [typed(name), given[name]];
    if (written !== undefined && parameter !== undefined && written !== parameter) {
      const message = `\`${name}\` is given twice: "${written.slice(0, 60)}" in the query, "${parameter.slice(0, 60)}" beside it.`;
      throw refused(name, message, written);
    }
    return written ?? parameter;
  };
  const lang = one("lang");
  return {
    text,
    kind: one("kind"),
    lang: LANGUAGES.find((language) => language === lang),
    repo: one("repo"),
    path: one("path"),
    scope: typed("scope") === "all" ? "all" : typed("scope") === "user" ? "user" : given.scope,
    marks: filters.filter(({ name }) => name === "has" || name === "meta"),
    all: written(given, filters),
  };
}

/** Parameters first, as they would be typed. */
function written(given: Given, typed: readonly Filter[]): Filter[] {
  const parameters = (["kind", "lang", "repo", "path", "has", "meta"] as const).flatMap((name): Filter[] => {
    const value = given[name];
    return value === undefined ? [] : [{ name, value }];
  });
  const scope: Filter[] = given.scope === "all" ? [{ name: "scope", value: "all" }] : [];
  return [...parameters, ...scope, ...typed].reduce<Filter[]>(withFilter, []);
}

const words = (names: readonly FilterName[]): string => names.map((name) => `\`${name}:\``).join(", ");

function refused(name: FilterName, message: string, got: string): AppError {
  return new AppError("invalid_input", message, { details: { field: "query", filter: name, got: got.slice(0, 60) } });
}
