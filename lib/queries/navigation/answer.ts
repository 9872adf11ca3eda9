/**
 * The envelope around the rows of an answer about symbols: which symbols were meant, how many rows there are, or why
 * there are none.
 */
import type { EmptyReason } from "../../contract/envelope";
import type { SymbolPlace } from "../../contract/symbol-subject";
import { BASIS_GROUPS, type Basis } from "../../contract/vocabulary";
import type { QueryContext } from "../context";
import { whyNoMatches } from "../empty-reason";
import { ModuleNames } from "../module-names";
import { nearNamesWithin } from "../near-names";
import { nextCursor, offsetOf } from "../page-cursor";
import { indexStateOf, meant, repositoriesOf, requireRepository } from "../repositories";
import type { Describer } from "./describer";
import type { FoundSubjects, SubjectInput } from "./subject";

interface Paged {
  limit: number;
  cursor?: string;
}

/** Rows of an answer, wholly known or at least up to the end of the page. */
interface Found<Row> {
  /** all rows, in order; or the page alone when `offset` says where it starts */
  rows: readonly Row[];
  /** rows in all, when `rows` are not all */
  total?: number;
  totalIsLowerBound?: boolean;
  /** who asks for what follows goes on with a search that has ended by its time */
  goesOn?: boolean;
  possible?: number;
  removedByFilter?: Record<string, number>;
  /** what there is none of, as a sentence: `Nothing uses X.` */
  none: string;
}

/** The rows of the page that is asked for. */
export function pageOf<Row>(rows: readonly Row[], input: Paged): Row[] {
  const offset = offsetOf(input);
  return rows.slice(offset, offset + input.limit);
}

/** How much of a page so many rows fill, from 0 to 1. */
export const shareOfPage = (rows: number, offset: number, limit: number): number =>
  Math.min(Math.max((rows - offset) / limit, 0), 1);

/** The common fields of an answer; the caller adds `results` and what is its own. */
export async function answerOf<Row extends { basis: Basis }>(
  input: SubjectInput & Partial<Paged>,
  asked: FoundSubjects,
  found: Found<Row>,
  describer: Describer,
  context: QueryContext,
) {
  const paged = { ...input, limit: input.limit ?? 50 };
  const offset = offsetOf(paged);
  const repositories = await repositoriesOf(context);
  if (input.repo !== undefined) requireRepository(repositories, input.repo);
  const index = indexStateOf(meant(repositories, { repo: input.repo, scope: "all" }));
  const subjects = await headsOf(asked, describer, context);
  const total = found.total ?? found.rows.length;
  const shown = Math.min(paged.limit, Math.max(total - offset, 0));
  const truncated = offset + shown < total || (found.goesOn === true && shown > 0);
  const removedByFilter = { ...(subjects.length === 0 ? asked.removedByFilter : {}), ...found.removedByFilter };
  const isEmpty = total === 0;
  return {
    symbol: asked.name,
    subjects,
    subjectsOmitted: asked.omitted,
    twins: await describer.rows(asked.twins, "name"),
    ...(subjects.length === 1 ? { kind: subjects[0].kind, file: subjects[0].file, line: subjects[0].line } : {}),
    counts: countsOf(found),
    totalMatches: total,
    totalIsLowerBound: found.totalIsLowerBound ?? false,
    truncated,
    next: nextCursor({ ...paged, limit: shown }, offset, truncated),
    index,
    emptyReason: isEmpty ? whyEmpty(asked, index, removedByFilter, found.none) : null,
    removedByFilter,
    nearNames:
      isEmpty && subjects.length === 0 && !asked.local && !asked.outside && !asked.unknown
        ? await nearNamesWithin(asked.name, input, context)
        : [],
    url: subjects[0]?.url ?? "/",
  };
}

async function headsOf(asked: FoundSubjects, describer: Describer, context: QueryContext): Promise<SymbolPlace[]> {
  const heads = asked.subjects.map(({ head }) => head);
  await describer.readSignatures(heads);
  const modules = await ModuleNames.of(context, heads);
  return asked.subjects.map(({ head, basis }) => ({ ...describer.row(head, basis), ...modules.field(head) }));
}

function countsOf({ rows, possible = 0 }: Found<{ basis: Basis }>) {
  const counts = { proven: 0, inferred: 0, possible };
  for (const { basis } of rows) counts[groupOf(basis)]++;
  return counts;
}

/** How sure a basis is. */
export function groupOf(basis: Basis): keyof typeof BASIS_GROUPS {
  const is = (bases: readonly Basis[]) => bases.includes(basis);
  return is(BASIS_GROUPS.proven) ? "proven" : is(BASIS_GROUPS.inferred) ? "inferred" : "possible";
}

function whyEmpty(
  asked: FoundSubjects,
  index: Parameters<typeof whyNoMatches>[0],
  removedByFilter: Record<string, number>,
  none: string,
): EmptyReason {
  if (asked.subjects.length > 0 && asked.subjects.every(({ basis }) => groupOf(basis) === "possible"))
    return whyNoMatches(index, removedByFilter, unknownSubject(asked));
  if (asked.subjects.length > 0 || asked.local) return whyNoMatches(index, removedByFilter, none);
  if (asked.outside) {
    const from = asked.outside.specifier === null ? "" : `; it comes from ${asked.outside.specifier}`;
    return { code: "no_match", message: `"${asked.name}" is defined outside of the index${from}.` };
  }
  if (asked.unknown)
    return whyNoMatches(index, removedByFilter, `What "${asked.name}" means at this place is not known.`);
  const what = asked.name === "" ? "No name stands at this place." : `No symbol is named "${asked.name.slice(0, 80)}".`;
  return whyNoMatches(index, removedByFilter, what);
}

/** A name that only fits its namesakes: whatever is said of them is not said of it. */
function unknownSubject({ name, subjects, omitted }: FoundSubjects): string {
  const count = subjects.length + omitted;
  const fitting = count === 1 ? "one symbol has that name" : `${count} symbols have that name`;
  return `What "${name}" means at this place is not known; ${fitting}.`;
}
