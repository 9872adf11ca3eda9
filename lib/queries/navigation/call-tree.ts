/** Unfolds calls level by level, cut at depth, breadth and recursion. */
import type { CallRow } from "../../contract/symbol-callers";
import type { Basis } from "../../contract/vocabulary";
import { calleesOf, callersOf, type Callee, type Caller, type CallPlace } from "../../resolve/calls";
import type { CodeFile } from "../../resolve/code-file";
import type { Declaration } from "../../resolve/declaration";
import { groupOf } from "./answer";
import { Describer, namesOf } from "./describe";
import { rowTest } from "./filters";
import type { Session } from "./session";
import { subjectsOf, type Subject, type SubjectInput } from "./subject";
import { targetsOf } from "./targets";

interface Limits {
  depth: number;
  breadth: number;
}

/** Rows of one tree in all. */
const MAX_ROWS = 2500;
/** Milliseconds for one tree. */
const MAX_TIME = 3000;
/** Call sites that are listed per row. */
const MAX_SITES = 200;

export interface Incoming {
  certain: CallRow[];
  possible: CallRow[];
  incomplete: boolean;
  /** callers that the breadth left out */
  more: number;
}

export class CallTree {
  readonly describer: Describer;
  readonly removedByFilter: Record<string, number> = {};
  private readonly end = performance.now() + MAX_TIME;
  private rows = 0;

  constructor(
    private readonly session: Session,
    private readonly input: SubjectInput & Limits,
  ) {
    this.describer = new Describer(session.context);
  }

  /** First level whole; below it, `breadth` rows each. */
  async incoming(subjects: readonly Subject[]): Promise<Incoming> {
    const all: Incoming = { certain: [], possible: [], incomplete: false, more: 0 };
    for (const subject of subjects) {
      const { certain, possible, incomplete } = await this.callers(subject, [], Number.MAX_SAFE_INTEGER);
      all.certain.push(...certain);
      all.possible.push(...possible);
      all.incomplete ||= incomplete;
    }
    return all;
  }

  async outgoing(subjects: readonly Subject[]): Promise<CallRow[]> {
    const rows: CallRow[] = [];
    for (const subject of subjects) rows.push(...(await this.callees(subject, [], Number.MAX_SAFE_INTEGER)));
    return rows;
  }

  private async callers(subject: Subject, path: readonly string[], breadth: number): Promise<Incoming> {
    const test = rowTest(this.input);
    const found = await this.session.usages.find({
      targets: await targetsOf([subject], this.session),
      keepFile: (row) => test(row) === null,
      roles: new Set(["call"]),
      enough: Number.MAX_SAFE_INTEGER,
      deadline: this.end,
    });
    if (found.leftOut > 0 && path.length === 0) this.removedByFilter.files = found.leftOut;
    const isSure = ({ basis }: { basis: Basis }) => groupOf(basis) !== "possible";
    const certain = callersOf(found.uses.filter(isSure));
    const possible = path.length > 0 ? [] : callersOf(found.uses.filter((use) => !isSure(use)));
    const of = await this.keyOf(subject);
    const rows: CallRow[] = [];
    for (const caller of certain.slice(0, breadth)) rows.push(await this.callerRow(caller, of, [...path, of]));
    const doubtful: CallRow[] = [];
    for (const caller of possible.slice(0, 200)) doubtful.push(await this.callerRow(caller, of, null));
    const more = Math.max(certain.length - breadth, 0);
    return { certain: rows, possible: doubtful, incomplete: found.incomplete, more };
  }

  /** @param path keys above in this branch; null for a row that is not unfolded */
  private async callerRow(caller: Caller, of: string, path: readonly string[] | null): Promise<CallRow> {
    const { file, ordinal, basis, through } = caller;
    this.rows++;
    await this.describer.read([file.id]);
    const place = ordinal < 0 ? fileLevel(file) : this.describer.symbolOf(file, ordinal, basis);
    const key = ordinal < 0 ? null : namesOf(file, ordinal).key;
    const recursive = key !== null && path !== null && path.includes(key);
    const row = { ...place, basis, of, through, external: false, recursive, more: 0, sites: this.sites(caller.sites) };
    if (key === null || path === null || recursive || !this.mayUnfold(path)) return { ...row, calls: [] };
    const subject = await this.subjectAt(file, ordinal);
    if (!subject) return { ...row, calls: [] };
    const below = await this.callers(subject, path, this.input.breadth);
    return { ...row, calls: below.certain, more: below.more };
  }

  private async callees(subject: Subject, path: readonly string[], breadth: number): Promise<CallRow[]> {
    const { code, resolver } = this.session;
    const bodies = subject.declarations.filter((d) => d.role === "definition");
    const found = await calleesOf(code, resolver, bodies);
    const of = await this.keyOf(subject);
    const rows: CallRow[] = [];
    for (const callee of found
      .filter(({ basis, external }) => external || groupOf(basis) !== "possible")
      .slice(0, breadth))
      rows.push(await this.calleeRow(callee, subject, of, [...path, of]));
    return rows;
  }

  private async calleeRow(callee: Callee, from: Subject, of: string, path: readonly string[]): Promise<CallRow> {
    const { basis, name, external } = callee;
    this.rows++;
    await this.describer.read([
      ...callee.sites.map(({ file }) => file.id),
      ...callee.declarations.map((d) => d.fileId),
    ]);
    const sites = this.sites(callee.sites);
    const base = { basis, of, through: null, external, recursive: false, more: 0, sites, calls: [] };
    const [subject] = subjectsOf(
      { declarations: callee.declarations, basis, local: -1, external: null, fileId: null },
      from.repositoryId,
    );
    if (!subject) return { ...base, name };
    const place = this.describer.row(subject.head, basis);
    const recursive = path.includes(place.key);
    const calls =
      recursive || !this.mayUnfold(path) ? [] : await this.callees(await this.whole(subject), path, this.input.breadth);
    return { ...base, ...place, recursive, calls };
  }

  /** The path holds one key per level above. */
  private mayUnfold(path: readonly string[]): boolean {
    return path.length < this.input.depth && this.rows < MAX_ROWS && performance.now() < this.end;
  }

  private async subjectAt(file: CodeFile, ordinal: number): Promise<Subject | null> {
    const { name, keyHash } = file.symbols[ordinal];
    const same = (await this.session.code.declarations(name)).filter(
      (d) => d.keyHash === keyHash && d.repositoryId === file.repositoryId,
    );
    return this.subjectOf(same);
  }

  /** A callee may be known by its declaration alone; its body stands at the definition. */
  private async whole(subject: Subject): Promise<Subject> {
    const same = (await this.session.code.declarations(subject.head.name)).filter(
      (d) => d.keyHash === subject.keyHash && d.repositoryId === subject.repositoryId,
    );
    return this.subjectOf(same) ?? subject;
  }

  private subjectOf(declarations: readonly Declaration[]): Subject | null {
    if (declarations.length === 0) return null;
    const [head] = declarations;
    return { keyHash: head.keyHash, repositoryId: head.repositoryId, head, declarations, basis: "scope" };
  }

  private sites(places: readonly CallPlace[]) {
    return places.slice(0, MAX_SITES).map(({ file, at }) => this.describer.site(file, at));
  }

  private async keyOf({ head }: Subject): Promise<string> {
    await this.describer.read([head.fileId]);
    return this.describer.row(head, "scope").key;
  }
}

/** Calls outside of any symbol belong to the file. */
function fileLevel(file: CodeFile) {
  const { repo } = file.record;
  return { name: file.path.split("/").pop() ?? file.path, repo, file: file.path, line: 1, column: 1 };
}
