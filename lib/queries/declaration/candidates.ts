/** Which declarations a caller means by name, key, owner and filters, and which of them a filter alone removed. */
import picomatch from "picomatch";
import { readExactKey } from "../../contract/exact-key";
import { expandKinds } from "../../contract/parameters";
import type { symbolDeclaration } from "../../contract/symbol-declaration";
import type { OperationRequest } from "../../contract/operation";
import type { SymbolRole } from "../../contract/vocabulary";
import { nameHash } from "../../format/name-hash";
import { MAX_PER_NAME } from "../../db/read/named-symbols";
import { keyHash, parseKey, splitQualified } from "../../format/symbol-key";
import { declarationsInOwner } from "../../db/read/symbols-by-name";
import type { OwnedSymbol } from "../../db/read/symbols-with-owners";
import { AppError } from "../../errors";
import type { CodeIndex } from "../../resolve/facts/code-index";
import type { Declaration } from "../../resolve/facts/declaration";
import { headsOf, type DeclaredHead } from "../../resolve/facts/declared-head";
import type { QueryContext } from "../context";
import { keyWithoutFile } from "../name-symbol";
import { nameDeclaration } from "../name-declaration";

type Request = OperationRequest<typeof symbolDeclaration>;

interface Candidates<Row extends DeclaredHead = Declaration> {
  name: string;
  /** definitions first, own code before external */
  rows: Row[];
  /** matches that only this filter removed, by parameter */
  removedByFilter: Record<string, number>;
  /** there may be more declarations than were looked at */
  capped: boolean;
}

/** @throws AppError invalid_input without a name or key, or for text that is no key */
export async function findCandidates(input: Request, code: CodeIndex, { pool }: QueryContext): Promise<Candidates> {
  const meant = meantName(input);
  const { name, names, owners } = meant;
  const exact = input.key === undefined ? null : readExactKey(input.key);
  const keys = exact === null ? null : keyHash(exact.key);
  const owned = owners.length === 0 ? await declarationsOf(names, keys, code) : await inOwners(meant, keys, code, pool);
  const found = owned.length === 0 && owners.length > 0 ? await inModules(meant, keys, code) : owned;
  const known = found.length === 0 && exact !== null ? await ofOlderKey(names, exact.key, code) : found;
  return chosen(
    name,
    exact === null || exact.repo === null ? known : known.filter(({ repo }) => repo === exact.repo),
    input,
  );
}

/** The same for who counts them all and shows a few: of a name alone, no more is read than what tells them apart. */
export async function findHeads(
  input: Request,
  code: CodeIndex,
  context: QueryContext,
): Promise<Candidates<DeclaredHead>> {
  const { name, names, owners } = meantName(input);
  if (input.key !== undefined || owners.length > 0) return findCandidates(input, code, context);
  return chosen(name, await headsOf(names, code, context.pool), input);
}

const chosen = <Row extends DeclaredHead>(name: string, rows: readonly Row[], input: Request): Candidates<Row> => ({
  name,
  ...applyFilters([...rows].sort(bestFirst), input),
  capped: rows.length >= MAX_PER_NAME,
});

/** What a key without its file may have meant, since the keys of what is private to a file hold that. */
async function ofOlderKey(names: readonly string[], key: string, code: CodeIndex): Promise<Declaration[]> {
  const named = (await Promise.all(names.map((name) => code.declarations(name)))).flat();
  return named.filter((d) => nameDeclaration(d).key !== key && keyWithoutFile(d) === key);
}

async function declarationsOf(names: readonly string[], key: bigint | null, code: CodeIndex): Promise<Declaration[]> {
  const declarations = (name: string) =>
    key === null ? code.declarations(name) : code.declarationsOf({ name, keyHash: key });
  return (await Promise.all([...new Set(names)].map(declarations))).flat();
}

async function inOwners(
  { names, owners }: MeantName,
  key: bigint | null,
  code: CodeIndex,
  pool: QueryContext["pool"],
): Promise<Declaration[]> {
  const condition = { nameHashes: names.map(nameHash), keyHash: key ?? undefined, owner: owners[owners.length - 1] };
  const declared = await code.declared(await declarationsInOwner(pool, condition, MAX_PER_NAME));
  return [...declared.values()].filter(
    ({ name, source }) => names.includes(name) && endsWith(ownerNames(source), owners),
  );
}

/**
 * Names behind the path of their file, where no owner is called so: `asyncio.locks.Event` of `asyncio/locks.py`, else
 * behind that of its folder: `asyncio.Event`.
 */
async function inModules({ names, owners }: MeantName, key: bigint | null, code: CodeIndex): Promise<Declaration[]> {
  const placed = (await declarationsOf(names.slice(0, 1), key, code)).map((declaration) => {
    const { path, source } = declaration;
    return { declaration, own: ownerNames(source), file: path.replace(/\.[^./]*$/, "").split("/") };
  });
  const behind = (module: readonly string[], own: readonly string[]): boolean => {
    const path = owners.slice(0, owners.length - own.length);
    return path.length > 0 && endsWith(module, path) && endsWith(owners, own);
  };
  const inFiles = placed.filter(({ file, own }) => behind(file, own));
  const found = inFiles.length > 0 ? inFiles : placed.filter(({ file, own }) => behind(file.slice(0, -1), own));
  return found.map(({ declaration }) => declaration);
}

function bestFirst(a: DeclaredHead, b: DeclaredHead): number {
  return (
    ROLE_ORDER[a.role] - ROLE_ORDER[b.role] ||
    (a.repositoryScope === b.repositoryScope ? 0 : a.repositoryScope < b.repositoryScope ? 1 : -1) ||
    byPlace(a, b)
  );
}

const ROLE_ORDER: Readonly<Record<SymbolRole, number>> = { definition: 0, declaration: 1, forward_declaration: 2 };

const byPlace = (a: DeclaredHead, b: DeclaredHead): number => a.fileId - b.fileId || a.ordinal - b.ordinal;

interface MeantName {
  /** as it is shown */
  name: string;
  /** what the rows may be called */
  names: string[];
  /** owners that are asked for, outermost first */
  owners: string[];
}

/** The short name of what is asked for; the same refusals as `findCandidates`. */
export const shortNameOf = (input: Pick<Request, "symbol" | "key">): string => meantName(input).name;

function meantName(input: Pick<Request, "symbol" | "key" | "containingType">): MeantName {
  const containing = input.containingType === undefined ? [] : splitQualified(input.containingType);
  if (input.key !== undefined) return { ...namesOfKey(input.key), owners: containing };
  if (input.symbol === undefined) {
    throw new AppError("invalid_input", "`symbol` is missing; give the name of a symbol, or its `key`.", {
      details: { field: "symbol" },
    });
  }
  const segments = segmentsOf(input.symbol);
  const name = segments.at(-1) ?? input.symbol;
  // A namespace or package may be declared by its whole name at once.
  return { name, names: [name, input.symbol], owners: [...containing, ...segments.slice(0, -1)] };
}

/** `operator<=>` is a name whose marks separate nothing. */
function segmentsOf(symbol: string): string[] {
  const operator = symbol.search(/\boperator\b/);
  if (operator >= 0) return [...splitQualified(symbol.slice(0, operator)), symbol.slice(operator)];
  return /[\w$]/.test(symbol) ? splitQualified(symbol) : [symbol];
}

/** Joins of the last descriptors' names: `namespace a::b {}` is one row that is called `a::b`. */
const SEPARATORS = ["::", ".", "\\"];
const MAX_JOINED = 8;

function namesOfKey(key: string): { name: string; names: string[] } {
  const names = parseKey(readExactKey(key).key)?.descriptors.map((descriptor) => descriptor.name) ?? [];
  const name = names.at(-1);
  if (name === undefined) {
    throw new AppError("invalid_input", `\`key\` takes the key of a symbol; it got "${key.slice(0, 60)}".`, {
      hint: "Rows of search_symbols carry keys. For a name, use `symbol`.",
      details: { field: "key" },
    });
  }
  const joins = names.slice(-MAX_JOINED).map((_name, from, last) => last.slice(from));
  const joined = joins.flatMap((part) => (part.length > 1 ? SEPARATORS.map((separator) => part.join(separator)) : []));
  return { name, names: [name, ...joined] };
}

/** Outermost first. A namespace's joined name counts as an owner per part, its own last one left out. */
function ownerNames({ symbol, owners }: OwnedSymbol): string[] {
  const outer = owners.flatMap(({ qualifier, name }) => [...splitQualified(qualifier ?? ""), ...splitQualified(name)]);
  return [...outer, ...splitQualified(symbol.qualifier ?? ""), ...splitQualified(symbol.name).slice(0, -1)];
}

function endsWith(names: readonly string[], wanted: readonly string[]): boolean {
  return wanted.every((name, at) => names[names.length - wanted.length + at] === name);
}

function applyFilters<Row extends DeclaredHead>(
  rows: readonly Row[],
  input: Request,
): Pick<Candidates<Row>, "rows" | "removedByFilter"> {
  const filters = filtersOf(input);
  const removedByFilter: Record<string, number> = {};
  const passed = rows.filter((row) => {
    const failed = filters.filter(([, passes]) => !passes(row));
    if (failed.length === 1) removedByFilter[failed[0][0]] = (removedByFilter[failed[0][0]] ?? 0) + 1;
    return failed.length === 0;
  });
  return { rows: passed, removedByFilter };
}

type Filter = [parameter: string, passes: (row: DeclaredHead) => boolean];

function filtersOf(input: Request): Filter[] {
  const filters: Filter[] = [];
  const kinds = expandKinds(input.kind);
  const { repo, lang, path, key } = input;
  if (kinds !== undefined) filters.push(["kind", (row) => kinds.includes(row.kind)]);
  if (repo !== undefined) filters.push(["repo", (row) => row.repo === repo]);
  // A key or a repository that is named is meant, whatever its scope.
  else if (input.scope === "user" && key === undefined)
    filters.push(["scope", (row) => row.repositoryScope === "user"]);
  if (lang !== undefined) filters.push(["lang", (row) => row.language === lang]);
  if (path !== undefined) filters.push(["path", pathTest(path)]);
  return filters;
}

/** Prefix, or a glob when the text has one of `* ? [ {`. */
function pathTest(path: string): (row: DeclaredHead) => boolean {
  if (!/[*?[{]/.test(path)) return (row) => row.path.startsWith(path);
  const matches = picomatch(path, { dot: true });
  return (row) => matches(row.path);
}
