/**
 * Where a question looks and what it looks for: `scope` as an object or as text, `kinds` in the words of either side.
 */
import { findScopeSchema, type FindScope } from "../../contract/find-code";
import { expandKinds, kindList } from "../../contract/parameters";
import { FILE_LANGUAGES } from "../../contract/file-languages";
import { KIND_GROUPS, type FileLanguage, type SymbolKind } from "../../contract/vocabulary";
import { AppError } from "../../errors";

const TAKES = "an object of repo (or project), path, file, lang, scope (user or all), or that as JSON";

/** @throws AppError invalid_input */
export function readScope(given: FindScope | string | undefined): FindScope {
  if (given === undefined) return {};
  const read = typeof given === "string" ? fromText(given) : given;
  const checked = findScopeSchema.safeParse(read);
  if (!checked.success) throw refused(given);
  const { project, ...scope } = checked.data;
  return { ...scope, repo: scope.repo ?? project };
}

/** `user` and `all` by themselves, else JSON. */
function fromText(text: string): unknown {
  if (text === "user" || text === "all") return { scope: text };
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function refused(given: FindScope | string): AppError {
  const got = (typeof given === "string" ? given : JSON.stringify(given)).slice(0, 60);
  return new AppError("invalid_input", `\`scope\` takes ${TAKES}; it got "${got}".`, {
    details: { field: "scope", takes: TAKES },
  });
}

/** The language of a scope. @throws AppError invalid_input */
export function languageOf({ lang }: FindScope): FileLanguage | undefined {
  if (lang === undefined) return undefined;
  const known = FILE_LANGUAGES.find((language) => language === lang);
  if (known !== undefined) return known;
  throw new AppError("invalid_input", `\`scope.lang\` takes one of ${FILE_LANGUAGES.join(", ")}; it got "${lang}".`, {
    details: { field: "scope" },
  });
}

/** What other tools call the groups of kinds, in small letters. */
const KIND_WORDS: Readonly<Record<string, readonly SymbolKind[]>> = {
  type: KIND_GROUPS.type,
  method: KIND_GROUPS.function,
  function: KIND_GROUPS.function,
  property: ["property"],
  field: ["field", "enum_member"],
  variable: ["variable", "constant"],
  namespace: KIND_GROUPS.scope,
  event: ["delegate", "field", "property"],
  macro: ["macro"],
};
const NAMED = new Map(Object.entries(KIND_WORDS));

/** The kinds of a comma list, as `kind` takes them; undefined for all. @throws AppError invalid_input */
export function readKinds(list: string | undefined): string | undefined {
  if (list === undefined) return undefined;
  const kinds = new Set<SymbolKind>();
  for (const word of list.split(",").map((each) => each.trim())) {
    const small = word.toLowerCase();
    const named = NAMED.get(small);
    if (named === undefined && !kindList.safeParse(small).success) {
      const takes = `a comma list of Type, Method, Property, Field, Variable, Namespace, Macro, or ${[...NAMED.keys()].join(", ")} and the kinds of search_symbols`;
      throw new AppError("invalid_input", `\`kinds\` takes ${takes}; it got "${word.slice(0, 60)}".`, {
        details: { field: "kinds" },
      });
    }
    const meant = named ?? expandKinds(small);
    if (meant === undefined) return undefined;
    for (const kind of meant) kinds.add(kind);
  }
  return [...kinds].join(",");
}

const KIND_NAMES = new Map<SymbolKind, string>([
  ...KIND_GROUPS.type.map((kind) => [kind, "Type"] as const),
  ...KIND_GROUPS.function.map((kind) => [kind, "Method"] as const),
  ...KIND_GROUPS.scope.map((kind) => [kind, "Namespace"] as const),
  ...(["field", "enum_member"] as const).map((kind) => [kind, "Field"] as const),
  ...(["constant", "variable"] as const).map((kind) => [kind, "Variable"] as const),
  ["property", "Property"],
  ["macro", "Macro"],
]);

/** What a candidate says of its kind. */
export const kindName = (kind: SymbolKind): string => KIND_NAMES.get(kind) ?? "Type";
