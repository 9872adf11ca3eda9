/** Which symbols a question is about: by name, by key, by the name as a file uses it, or by what stands at a place. */
import type { z } from "zod";
import { expandKinds, MAX_NAME } from "../../contract/parameters";
import { symbolDeclaration } from "../../contract/symbol-declaration";
import type { rowFilters, subjectFields } from "../../contract/symbol-subject";
import type { Basis } from "../../contract/vocabulary";
import { AppError } from "../../errors";
import type { CodeFile } from "../../resolve/facts/code-file";
import { weaker } from "../../resolve/facts/certainty";
import { isTopLevel, isType, scopeOf, type Declaration } from "../../resolve/facts/declaration";
import { definitionsFirst, isUnknown, type Resolution } from "../../resolve/facts/resolution";
import { declaresUnlisted } from "../../resolve/precise/precise-meaning";
import { ENGINE } from "../../resolve/languages/engine";
import type { QueryContext } from "../context";
import { findCandidates } from "../declaration/candidates";
import { groupBySymbol, type SymbolGroup } from "../declaration/group";
import { locateFile } from "../locate-file";
import { repositoriesOf } from "../repositories";
import { boundHere } from "./bound-here";
import { declaredAt, occurrenceAt } from "./named-place";
import type { Session } from "./session";
import { twinsOf } from "./twins";

type Fields = z.ZodObject<typeof subjectFields & typeof rowFilters>;
export type SubjectInput = z.output<Fields>;

/** One symbol that is meant: its declarations in one repository, best first. */
export interface Subject {
  keyHash: bigint;
  repositoryId: number;
  head: Declaration;
  /** definitions first; forward declarations last */
  declarations: readonly Declaration[];
  /** how it is known that it is meant; no row about it is surer */
  basis: Basis;
}

export interface FoundSubjects {
  /** as it was asked, or as it stands at the place */
  name: string;
  subjects: Subject[];
  /** further symbols that are not answered */
  omitted: number;
  /** a local name: the occurrence that binds it */
  local: { file: CodeFile; at: number } | null;
  /** a member without a symbol that the place declares beside what is meant there: `{ value }` */
  member: { file: CodeFile; at: number } | null;
  /** what stands at the place is defined outside of the index */
  outside: { specifier: string | null } | null;
  /** something stands at the place, and what it means is not known */
  unknown: boolean;
  /** subjects that only this filter removed */
  removedByFilter: Record<string, number>;
  /** there may be more symbols of that name */
  capped: boolean;
  /** declarations of symbols that may be the same as one of the subjects */
  twins: readonly Declaration[];
}

/** Symbols of one name that are answered at once. */
const MAX_SUBJECTS = 20;

/** @throws AppError invalid_input when neither a name, a key nor a place is given; no_such_file */
export async function findSubjects(input: SubjectInput, session: Session): Promise<FoundSubjects> {
  const asked = await subjectsMeant(input, session);
  return { ...asked, twins: await twinsOf(asked.subjects, session.code) };
}

async function subjectsMeant(input: SubjectInput, session: Session): Promise<FoundSubjects> {
  const { file, line, symbol, key } = input;
  if (file !== undefined && line !== undefined) return atPlace(input, file, line, session);
  if (line !== undefined || input.column !== undefined)
    throw new AppError("invalid_input", "A place takes `file` and `line`, and `column` beside them.", {
      details: { field: file === undefined ? "file" : "line" },
    });
  if (symbol === undefined && key === undefined)
    throw new AppError("invalid_input", "Say which symbol: `symbol`, `key`, or `file` with `line` and `column`.", {
      details: { field: "symbol" },
    });
  return byName(input, session);
}

async function byName(input: SubjectInput, session: Session): Promise<FoundSubjects> {
  const { context } = session;
  const { symbol, key, containingType, kind, lang, file, scope, repo } = input;
  // A question in words may be longer than any name.
  if (key === undefined && symbol !== undefined && symbol.length > MAX_NAME) return nothingNamed(symbol);
  const request = symbolDeclaration.input.parse({ symbol, key, containingType, kind, lang, scope: "all" });
  const { name, rows, removedByFilter, capped } = await findCandidates(request, session.code, context);
  const groups = groupBySymbol(rows);
  const own = groups.filter((group) => rowsOf(group).some((row) => repo === undefined || row.repo === repo));
  let wanted = own.length > 0 ? own : groups;
  const user = wanted.filter(({ declarations }) => declarations.some((row) => row.repositoryScope === "user"));
  if (scope === "user" && repo === undefined && user.length > 0) wanted = user;
  const looked = wanted.slice(0, file === undefined ? MAX_SUBJECTS : undefined);
  let subjects = looked.map((group) => subjectOf(rowsOf(group).sort(byPlace), "scope"));
  if (subjects.length === 0 && input.containingType !== undefined) subjects = await inherited(input, session);
  if (subjects.length === 0 && input.containingType === undefined) subjects = await ofEngine(input, session);
  if (file !== undefined) subjects = await ofFile(subjects, input, file, context, session);
  const omitted = Math.max(wanted.length - subjects.length, 0);
  return { ...nothingNamed(name), subjects: subjects.slice(0, MAX_SUBJECTS), omitted, removedByFilter, capped };
}

/** No symbol, under a name. */
export const nothingNamed = (name: string): FoundSubjects => ({
  name,
  subjects: [],
  omitted: 0,
  local: null,
  member: null,
  outside: null,
  unknown: false,
  removedByFilter: {},
  capped: false,
  twins: [],
});

const rowsOf = ({ declarations, forward }: SymbolGroup) => [...declarations, ...forward];
const byPlace = (a: Declaration, b: Declaration): number => a.fileId - b.fileId || a.ordinal - b.ordinal;

/** A member that the asked type inherits. */
async function inherited(input: SubjectInput, session: Session): Promise<Subject[]> {
  if (input.symbol === undefined) return [];
  const { containingType, lang, repo, symbol } = input;
  const request = symbolDeclaration.input.parse({ symbol: containingType, lang, repo, scope: "all" });
  const { rows } = await findCandidates(request, session.code, session.context);
  const names = new Map<string, Declaration[]>();
  for (const type of rows.slice(0, MAX_SUBJECTS)) {
    if (!isType(type.kind)) continue;
    const { members } = await session.resolver.members.find(scopeOf(type), type.language, symbol);
    for (const member of members) names.set(`${member.repositoryId} ${member.keyHash}`, [...members]);
  }
  return [...names.entries()].map(([id, members]) =>
    subjectOf(
      members.filter((d) => `${d.repositoryId} ${d.keyHash}` === id),
      "scope",
    ),
  );
}

/** What a path of an engine, or the name of a class that an asset makes, means. */
async function ofEngine({ symbol, repo }: SubjectInput, { context, code, resolver }: Session): Promise<Subject[]> {
  if (symbol === undefined) return [];
  const repositories = (await repositoriesOf(context)).filter(({ name }) => repo === undefined || name === repo);
  const ids = repositories.map(({ id }) => id);
  const found = await ENGINE.nameMeant(symbol, code, resolver.paths, ids);
  return subjectsOf(found, found.declarations[0]?.repositoryId ?? 0);
}

/** Subjects that a file declares; else those that its uses of the name mean. */
async function ofFile(
  subjects: readonly Subject[],
  input: SubjectInput,
  path: string,
  context: QueryContext,
  session: Session,
): Promise<Subject[]> {
  const { id } = await locateFile(context, path, input.repo);
  const declared = subjects.filter(({ declarations }) => declarations.some((d) => d.fileId === id));
  if (declared.length > 0) return declared;
  const file = await session.code.file(id);
  if (!file) return [];
  const meant = new Map<string, Basis>();
  for (const { basis, declarations } of await usedAs(file, input.symbol ?? subjects[0]?.head.name ?? "", session)) {
    if (basis === "name") continue;
    for (const d of declarations) {
      const id = `${d.repositoryId} ${d.keyHash}`;
      // of several uses the surest tells it
      if (meant.get(id) === undefined || weaker(basis, meant.get(id) ?? basis) !== basis) meant.set(id, basis);
    }
  }
  return subjects.flatMap((subject) => {
    const basis = meant.get(`${subject.repositoryId} ${subject.keyHash}`);
    return basis === undefined ? [] : [{ ...subject, basis }];
  });
}

/** Occurrences of one name in a file that are resolved to learn what it means there. */
const MAX_PROBES = 40;

/** What a name means where a file uses it, one resolution per different meaning. */
export async function usedAs(file: CodeFile, name: string, session: Session): Promise<Resolution[]> {
  const found = new Map<string, Resolution>();
  let probes = 0;
  for (let i = 0; i < file.uses.count && probes < MAX_PROBES; i++) {
    if (file.name(i) !== name) continue;
    probes++;
    const meant = await session.resolver.meaning(file, i);
    const id = `${meant.local} ${meant.declarations.map((d) => d.keyHash).join()} ${meant.external !== null}`;
    if (!found.has(id)) found.set(id, meant);
  }
  return [...found.values()].sort((a, b) => Number(a.basis === "name") - Number(b.basis === "name"));
}

async function atPlace(input: SubjectInput, path: string, line: number, session: Session): Promise<FoundSubjects> {
  const { id } = await locateFile(session.context, path, input.repo);
  const file = await session.code.file(id);
  const at = file ? occurrenceAt(file, line, input.column, input.symbol) : -1;
  if (!file) return nothingNamed(input.symbol ?? "");
  if (at < 0) return ofDeclared(await declaredAt(file, line, input.column, input.symbol, session), input, file);
  const found = await session.resolver.meaning(file, at);
  const member = declaresUnlisted(file, at) && isValue(found) ? { file, at } : null;
  const asked = { ...nothingNamed(file.name(at)), member };
  if (found.local >= 0) return { ...asked, local: { file, at: found.local } };
  const home = found.parameter ? await session.code.file(found.parameter.fileId) : null;
  if (home && found.parameter) return { ...asked, local: { file: home, at: found.parameter.at } };
  if (found.external) return { ...asked, outside: found.external };
  if (isUnknown(found)) return { ...asked, unknown: true };
  const here = { ...found, declarations: boundHere(found.declarations, file, at) };
  return { ...asked, ...limited(here, input, file) };
}

/** A symbol that no identifier names is asked for where it is declared. */
function ofDeclared(found: Resolution | null, input: SubjectInput, file: CodeFile): FoundSubjects {
  if (!found) return nothingNamed(input.symbol ?? "");
  return { ...nothingNamed(found.declarations[0].name), ...limited(found, input, file) };
}

function limited(found: Resolution, input: SubjectInput, file: CodeFile): Pick<FoundSubjects, "subjects" | "omitted"> {
  const kinds = expandKinds(input.kind);
  const subjects = subjectsOf(found, file.repositoryId).filter(({ head }) => !kinds || kinds.includes(head.kind));
  return { subjects: subjects.slice(0, MAX_SUBJECTS), omitted: Math.max(subjects.length - MAX_SUBJECTS, 0) };
}

/** No member of another type, as the key of a literal may mean it. */
const isValue = ({ local, declarations }: Resolution): boolean =>
  local >= 0 || (declarations.length > 0 && declarations.every((d) => isTopLevel(d)));

/** The symbols that a resolution means, each once; those of the asking repository hide namesakes elsewhere. */
export function subjectsOf(found: Resolution, repositoryId: number): Subject[] {
  const groups = new Map<string, Declaration[]>();
  for (const d of found.declarations) {
    const id = `${d.repositoryId} ${d.keyHash}`;
    groups.set(id, [...(groups.get(id) ?? []), d]);
  }
  const subjects = [...groups.values()].map((group) => subjectOf(group, found.basis));
  return subjects.filter(
    (subject) =>
      subject.repositoryId === repositoryId ||
      !subjects.some((other) => other.keyHash === subject.keyHash && other.repositoryId === repositoryId),
  );
}

function subjectOf(declarations: readonly Declaration[], basis: Basis): Subject {
  const sorted = definitionsFirst(declarations);
  const [head] = sorted;
  return { keyHash: head.keyHash, repositoryId: head.repositoryId, head, declarations: sorted, basis };
}
