/** What stands at a place, or what a name means in a file. */
import type { EmptyReason } from "../contract/envelope";
import { fileUrl, nameUrl } from "../contract/page-url";
import type { OperationRequest } from "../contract/operation";
import type { MeaningRow, symbolAt as operation } from "../contract/symbol-at";
import type { SymbolPlace } from "../contract/symbol-subject";
import { KIND_GROUPS } from "../contract/vocabulary";
import { filesById, type FileRecord } from "../db/read/find-file";
import { AppError } from "../errors";
import type { CodeFile } from "../resolve/facts/code-file";
import { isScope, isType, type Declaration } from "../resolve/facts/declaration";
import { MemberList } from "../resolve/hierarchy/member-list";
import type { ValueType } from "../resolve/facts/value-type";
import { definitionsFirst, isUnknown, means, type Resolution } from "../resolve/facts/resolution";
import { asNode } from "../resolve/facts/type-edges";
import { whyFileIsEmpty } from "./empty-reason";
import { locateFile } from "./locate-file";
import type { Query } from "./query";
import { indexStateOf, meant, repositoriesOf } from "./repositories";
import { Describer } from "./navigation/describer";
import { keywordMeaning } from "./navigation/keyword";
import { openSession, type Session } from "./navigation/session";
import { declaredAt, occurrenceAt } from "./navigation/named-place";
import { usedAs } from "./navigation/subject";

type Request = OperationRequest<typeof operation>;

/** Meanings that are listed, and members. */
const MAX_ROWS = 200;
/** Meanings by name alone that are listed. */
const MAX_POSSIBLE = 50;

export const symbolAt: Query<typeof operation> = async (input, context) => {
  if (input.line === undefined && input.symbol === undefined)
    throw new AppError("invalid_input", "Say where: `line` and `column`, or `symbol`, the name as the file uses it.", {
      details: { field: "line" },
    });
  const record = await locateFile(context, input.file, input.repo);
  const session = openSession(context);
  const describer = new Describer(context);
  const file = await session.code.file(record.id);
  const found = file ? await meaningOf(file, input, session, describer) : null;
  const rows = file && found ? await rowsOf(file, found, describer, session) : [];
  const isGuess = found !== null && found.resolution.basis === "name" && found.resolution.declarations.length > 0;
  const value = file && found && !isGuess ? await valueType(file, found, session) : NO_VALUE;
  const types =
    found && !isGuess && !value.isValue ? await typesOf(found.resolution.declarations, session) : value.types;
  const results = isGuess ? [] : rows.slice(0, MAX_ROWS);
  const [type = null] = types.length > 0 ? await describer.rows(types.slice(0, 1), "scope") : [];
  const members = input.members && types.length > 0 ? await membersOf(types, session, describer) : [];
  const repositories = await repositoriesOf(context);
  return {
    symbol: found?.name ?? input.symbol ?? "",
    results,
    type,
    typeName: type !== null && value.isValue ? type.qualifiedName : value.name,
    members,
    possible: isGuess ? rows.slice(0, MAX_POSSIBLE) : [],
    totalMatches: isGuess ? 0 : rows.length,
    totalIsLowerBound: false,
    truncated: rows.length > (isGuess ? MAX_POSSIBLE : MAX_ROWS),
    next: null,
    index: indexStateOf(meant(repositories, { repo: record.repo })),
    emptyReason: results.length > 0 ? null : whyNothing(record, file, found?.name ?? input.symbol ?? ""),
    removedByFilter: {},
    nearNames: [],
    url: results[0]?.url ?? fileUrl(record.repo, record.path),
  };
};

interface Found {
  name: string;
  /** the occurrence that was asked about; -1 for none */
  at: number;
  resolution: Resolution;
}

async function meaningOf(
  file: CodeFile,
  input: Request,
  session: Session,
  describer: Describer,
): Promise<Found | null> {
  const { line, column, symbol } = input;
  if (line === undefined) {
    const all = symbol === undefined ? [] : await usedAs(file, symbol, session);
    const known = all.filter((one) => one.basis !== "name" || one.external !== null);
    const [first] = known.length > 0 ? known : all;
    if (!first) return null;
    // Where a file uses one name for several things, all of them are said.
    const others = known.slice(1).flatMap((one) => one.declarations);
    return { name: symbol ?? "", at: -1, resolution: { ...first, declarations: [...first.declarations, ...others] } };
  }
  const at = occurrenceAt(file, line, column, symbol);
  if (at >= 0) {
    const resolution = await session.resolver.meaning(file, at);
    if (!isUnknown(resolution)) return { name: file.name(at), at, resolution };
    return importAt(file, line) ?? { name: file.name(at), at, resolution };
  }
  const declared = await declaredAt(file, line, column, symbol, session);
  if (declared) return { name: declared.declarations[0].name, at: -1, resolution: declared };
  // A name that does not stand there means nothing there.
  if (symbol !== undefined) return null;
  await describer.readLines([{ fileId: file.id, first: line - 1, last: line - 1 }]);
  const keyword = await keywordMeaning(file, line, column, describer.text(file.id), session);
  return keyword === null ? importAt(file, line) : { ...keyword, at: -1 };
}

/** An `#include` or `import` line means the file that it brings, or something outside. */
function importAt(file: CodeFile, line: number): Found | null {
  const found = file.imports.find((one) => one.line === line);
  if (!found) return null;
  const external = found.targetFile === null ? { specifier: found.specifier } : null;
  return { name: found.specifier, at: -1, resolution: { ...means([], "import"), external, fileId: found.targetFile } };
}

/** What every meaning has. */
type Plain = Pick<MeaningRow, "name" | "basis" | "by" | "external" | "specifier">;

async function rowsOf(file: CodeFile, found: Found, describer: Describer, session: Session): Promise<MeaningRow[]> {
  const { name, resolution } = found;
  const { basis, external, local, fileId, declarations, parameter } = resolution;
  const by = file.decidedBy(basis, found.at);
  const plain = { name, basis, by, external: false, specifier: null };
  if (local >= 0) return [await localRow(file, local, plain, describer)];
  const home = parameter && (await session.code.file(parameter.fileId));
  if (home && parameter) return [await localRow(home, parameter.at, plain, describer)];
  if (external) return [{ ...plain, kind: "external", external: true, specifier: external.specifier }];
  if (declarations.length === 0) {
    const [target] = fileId === null ? [] : await filesById(session.context.db, [fileId]);
    return target ? [fileRow(target, plain)] : [];
  }
  const shown = nearestFirst(declarations, file).slice(0, MAX_ROWS);
  const rows = await describer.rows(shown, basis);
  return rows.map((row) => ({ ...row, by, external: false, specifier: null }));
}

/** Definitions first; of several, those of the asking repository. */
function nearestFirst(declarations: readonly Declaration[], file: CodeFile): Declaration[] {
  const own = declarations.filter((d) => d.repositoryId === file.repositoryId);
  const others = declarations.filter((d) => d.repositoryId !== file.repositoryId);
  const hidden = new Set(own.map((d) => d.keyHash));
  return [...definitionsFirst(own), ...definitionsFirst(others.filter((d) => !hidden.has(d.keyHash)))];
}

async function localRow(file: CodeFile, at: number, plain: Plain, describer: Describer): Promise<MeaningRow> {
  await describer.readLines([{ fileId: file.id, first: file.uses.line[at], last: file.uses.line[at] }]);
  const { preview, ...site } = describer.site(file, at);
  const url = nameUrl(site.repo, site.file, site);
  return { ...plain, kind: "local", ...site, endLine: site.line, signature: preview, language: file.language, url };
}

function fileRow({ repo, path }: FileRecord, plain: Plain): MeaningRow {
  return { ...plain, kind: "file", repo, file: path, line: 1, column: 1, endLine: 1, url: fileUrl(repo, path) };
}

interface ShownType {
  /** it is a local, a field or another value: what holds it is not its type */
  isValue: boolean;
  types: readonly Declaration[];
  name: string | null;
}

const NO_VALUE: ShownType = { isValue: false, types: [], name: null };
const VALUES: ReadonlySet<string> = new Set(KIND_GROUPS.variable);

/** What a local, a field or a variable is typed by. */
async function valueType(file: CodeFile, { at, resolution }: Found, session: Session): Promise<ShownType> {
  const { declarations, local, parameter } = resolution;
  const [first] = declarations;
  const isValue = local >= 0 || parameter !== null || (first !== undefined && VALUES.has(first.kind));
  if (!isValue) return NO_VALUE;
  const type = await typeAt(file, at, first, session);
  if (type === null || type.sort === "module" || type.sort === "object") return { ...NO_VALUE, isValue };
  const { site } = type;
  const name = site === null ? null : site.file.name(site.at);
  return { isValue, types: type.sort === "type" ? type.declarations : [], name: name ?? outsideName(type) };
}

const outsideName = (type: ValueType): string | null => (type.sort === "outside" ? type.specifier : null);

async function typeAt(file: CodeFile, at: number, first: Declaration | undefined, session: Session) {
  if (at >= 0) {
    const type = await session.resolver.typeOfValue(file, at);
    if (type !== null) return type;
  }
  // a use may stand where nothing narrows it: its declaration says it
  const home = first && (await session.code.file(first.fileId));
  const own = home && first ? home.nameOccurrence(first.ordinal) : -1;
  return home && own >= 0 ? session.resolver.typeOfValue(home, own) : null;
}

/** The type that is meant, else the one that holds what is meant. */
async function typesOf(declarations: readonly Declaration[], session: Session): Promise<readonly Declaration[]> {
  const types = declarations.filter((d) => isType(d.kind) || isScope(d.kind));
  if (types.length > 0) return types.filter((d) => d.keyHash === types[0].keyHash);
  const [first] = declarations;
  return first ? ((await session.overrides.owner(first))?.declarations ?? []) : [];
}

async function membersOf(
  types: readonly Declaration[],
  session: Session,
  describer: Describer,
): Promise<SymbolPlace[]> {
  const list = new MemberList(session.context.pool, session.code, session.graph);
  const members = await list.of(asNode(types, types[0].repositoryId), false);
  return describer.rows(
    members.slice(0, MAX_ROWS).map(({ declaration }) => declaration),
    "scope",
  );
}

function whyNothing(record: FileRecord, file: CodeFile | null, name: string): EmptyReason {
  const skipped = whyFileIsEmpty(record, { text: true, symbols: true });
  if (skipped) return skipped;
  if (!file) return { code: "no_symbols", message: `${record.path} has no grammar: its names are not known.` };
  const message =
    name === "" ? "No name stands at this place." : `What "${name.slice(0, 80)}" means here is not known.`;
  return { code: "no_match", message };
}
