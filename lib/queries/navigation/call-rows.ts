/** The rows of a call tree, each with the symbol whose calls may be looked for next. Knows nothing of levels. */
import type { CallRow } from "../../contract/symbol-callers";
import type { LineSpan } from "../../db/read/text-lines";
import type { Callee, Caller, CallPlace } from "../../resolve/usages/calls";
import type { CodeFile } from "../../resolve/facts/code-file";
import type { Declaration } from "../../resolve/facts/declaration";
import { means } from "../../resolve/facts/resolution";
import { signatureLines } from "../signatures";
import { groupOf } from "./answer";
import { lineOf, type Describer } from "./describer";
import type { Session } from "./session";
import { subjectsOf, type Subject } from "./subject";

/** Call sites that are listed per row. */
const MAX_SITES = 200;

/** A function on one side of a call, and the symbol of the question, or of the row above, on the other. */
export type Call = { of: Subject } & ({ direction: "incoming"; end: Caller } | { direction: "outgoing"; end: Callee });

/** A call as it is listed. */
interface DescribedCall {
  row: CallRow;
  /** null for what has no symbol */
  subject: Subject | null;
}

export class CallRows {
  constructor(
    private readonly session: Session,
    private readonly describer: Describer,
  ) {}

  /** In their order. */
  async of(calls: readonly Call[]): Promise<DescribedCall[]> {
    await Promise.all([
      this.describer.readLines(calls.flatMap(linesOf)),
      this.describer.readSignatures(calls.flatMap((call) => calleeOf(call)?.head ?? [])),
    ]);
    return Promise.all(calls.map((call) => this.describe(call)));
  }

  private describe(call: Call): DescribedCall | Promise<DescribedCall> {
    return call.direction === "incoming" ? this.callerRow(call.end) : this.calleeRow(call.end, calleeOf(call));
  }

  private async callerRow({ file, ordinal, basis, through, sites }: Caller): Promise<DescribedCall> {
    const place = ordinal < 0 ? fileLevel(file) : this.describer.symbolOf(file, ordinal, basis);
    const row = Object.assign(place, PLAIN, {
      calls: [],
      basis,
      by: file.decidedBy(basis, sites[0]?.at ?? -1),
      through,
      siteCount: sites.length,
      sites: this.sites(sites),
    });
    return { row, subject: ordinal < 0 ? null : await this.subjectAt(file, ordinal) };
  }

  private calleeRow({ name, external, basis, sites }: Callee, subject: Subject | null): DescribedCall {
    const place = subject === null ? { name } : this.describer.row(subject.head, basis);
    const row = Object.assign(place, PLAIN, {
      calls: [],
      basis,
      by: sites[0]?.file.decidedBy(basis, sites[0].at),
      external,
      siteCount: sites.length,
      sites: this.sites(sites),
    });
    return { row, subject };
  }

  private async subjectAt(file: CodeFile, ordinal: number): Promise<Subject | null> {
    const all = await this.session.code.declarationsOf(file.symbols[ordinal]);
    return subjectOf(all.filter((d) => d.repositoryId === file.repositoryId));
  }

  private sites(places: readonly CallPlace[]) {
    return places.slice(0, MAX_SITES).map(({ file, at }) => this.describer.site(file, at));
  }
}

const PLAIN = {
  of: "",
  external: false,
  recursive: false,
  cut: false,
  more: 0,
  through: null,
} satisfies Partial<CallRow>;

/** The symbol of these declarations, definitions first; null without one. */
export function subjectOf(declarations: readonly Declaration[]): Subject | null {
  if (declarations.length === 0) return null;
  const [head] = declarations;
  return { keyHash: head.keyHash, repositoryId: head.repositoryId, head, declarations, basis: "scope" };
}

/** What is called; null for what has no symbol or may be any of several, and for the row of a caller. */
function calleeOf({ of, direction, end }: Call): Subject | null {
  if (direction === "incoming") return null;
  const subjects = subjectsOf(means(end.declarations, end.basis), of.repositoryId);
  return subjects.length > 1 && groupOf(end.basis) === "possible" ? null : (subjects[0] ?? null);
}

/** Lines that the row of a call shows of files that are decoded. */
function linesOf({ direction, end }: Call): LineSpan[] {
  const isCaller = direction === "incoming" && end.ordinal >= 0;
  const own = isCaller ? [signatureLines(end.file.symbols[end.ordinal])] : [];
  return [...own, ...end.sites.slice(0, MAX_SITES).map(lineOf)];
}

/** Calls outside of any symbol belong to the file. */
function fileLevel(file: CodeFile) {
  const { repo } = file.record;
  return { name: file.path.split("/").pop() ?? file.path, repo, file: file.path, line: 1, column: 1 };
}
