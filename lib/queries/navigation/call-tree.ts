/**
 * Unfolds calls level by level, cut at depth, breadth, recursion, size and time. A row that was not unfolded says so.
 */
import { readExactKey } from "../../contract/exact-key";
import type { CallRow } from "../../contract/symbol-callers";
import { rolesOfCalls } from "../../resolve/usages/calling-uses";
import { calleesOf, callersOf } from "../../resolve/usages/calls";
import { weaker } from "../../resolve/facts/certainty";
import type { Wanted } from "../../resolve/usages/usage-finder";
import type { Use } from "../../resolve/usages/use";
import { nameDeclaration } from "../name-declaration";
import { groupOf, shareOfPage } from "./answer";
import { CallRows, subjectOf, type Call } from "./call-rows";
import { Describer } from "./describer";
import { rowTest } from "./filters";
import type { Session } from "./session";
import type { Subject, SubjectInput } from "./subject";
import { targetsOf } from "./targets";

interface Limits {
  depth: number;
  breadth: number;
}

/** Rows of one tree in all. */
const MAX_ROWS = 2500;
/** Milliseconds for the first level, which is the answer. */
const MAX_TIME = 3000;
/** Milliseconds for a first level of the usual size that is filled in part. */
const MAX_PART = 110;
/** Milliseconds after which rows are no longer unfolded. */
const MAX_UNFOLDING = 140;
/** Milliseconds that they are unfolded for even if the first level has taken all of that. */
const LEAST_UNFOLDING = 40;
/** Rows that are unfolded side by side: what they read, they read together. */
const BATCH = 8;
/** Uses of each of these rows' names that are looked at first. */
const FIRST_UNFOLDED = 12;
/**
 * Uses of a row's name that are looked at: below the answer itself, a name that much else bears is not searched to its
 * end.
 */
const MOST_UNFOLDED = 400;

/** The first level of callers. */
interface Incoming {
  certain: Call[];
  possible: Call[];
  incomplete: boolean;
  /** see `FoundUses` */
  goesOn: boolean;
}

/** What a function calls. */
interface Outgoing {
  certain: Call[];
  /** the call is sure, what is called is not */
  possible: Call[];
}

/** Callers that are wanted. */
interface Page {
  offset: number;
  limit: number;
}

/** What is below a row. */
interface Below {
  calls: readonly Call[];
  /** there may be more */
  incomplete: boolean;
}

/** A row that may be unfolded. */
interface Node {
  row: CallRow;
  direction: Call["direction"];
  /** null for what has no symbol */
  subject: Subject | null;
  /** keys of the rows above in this branch, its own included */
  path: readonly string[];
}

export class CallTree {
  readonly describer: Describer;
  readonly removedByFilter: Record<string, number> = {};
  private readonly callRows: CallRows;
  private readonly started = performance.now();
  private rowCount = 0;
  /** when rows are no longer unfolded, in `performance.now()` milliseconds */
  private unfoldingEnds = 0;

  constructor(
    private readonly session: Session,
    private readonly input: SubjectInput & Limits,
    subjects: readonly Subject[],
  ) {
    this.describer = new Describer(session.context, subjects);
    this.callRows = new CallRows(session, this.describer);
  }

  /** The first level: enough for this page, and no more when it takes long. */
  async incoming(subjects: readonly Subject[], page: Page): Promise<Incoming> {
    const { leftOut, ...found } = await this.callers(subjects, page);
    if (leftOut > 0) this.removedByFilter.files = leftOut;
    return found;
  }

  /** The first level. */
  async outgoing(subjects: readonly Subject[]): Promise<Outgoing> {
    const all = (await Promise.all(subjects.map((subject) => this.callees(subject)))).flat();
    return { certain: all.filter(({ end }) => isSure(end)), possible: all.filter(({ end }) => !isSure(end)) };
  }

  /** Rows of calls of the first level, with the levels below unless `alone`. */
  async rows(calls: readonly Call[], alone = false): Promise<CallRow[]> {
    const first = await this.nodes(calls.map((call) => ({ call, path: [] })));
    let level = first;
    this.unfoldingEnds = Math.max(this.started + MAX_UNFOLDING, performance.now() + LEAST_UNFOLDING);
    for (let depth = 1; depth < this.input.depth && !alone && level.length > 0; depth++)
      level = await this.unfold(level);
    return first.map(({ row }) => row);
  }

  /** Gives rows their calls; the nodes of these. */
  private async unfold(level: readonly Node[]): Promise<Node[]> {
    const open = level.filter(({ row, subject }) => subject !== null && !row.recursive);
    const below: { node: Node; calls: Call[] }[] = [];
    for (let at = 0; at < open.length; at += BATCH) {
      const some = open.slice(at, at + BATCH);
      const found = this.isLate() ? [] : await Promise.all(some.map((node) => this.below(node)));
      some.forEach((node, of) => below.push(...this.unfoldNode(node, found[of] ?? null)));
    }
    const all = below.flatMap(({ node, calls }) => calls.map((call) => ({ call, path: node.path })));
    const nodes = await this.nodes(all);
    let at = 0;
    for (const { node, calls } of below) node.row.calls = nodes.slice(at, (at += calls.length)).map(({ row }) => row);
    return nodes;
  }

  /** @param found what is below; null when it was not looked at */
  private unfoldNode(node: Node, found: Below | null): { node: Node; calls: Call[] }[] {
    node.row.cut = found === null || this.rowCount >= MAX_ROWS;
    if (node.row.cut || found === null) return [];
    const calls = found.calls.slice(0, this.input.breadth);
    node.row.more = found.calls.length - calls.length;
    node.row.cut = found.incomplete && calls.length < this.input.breadth;
    this.rowCount += calls.length;
    return [{ node, calls }];
  }

  private isLate(): boolean {
    return performance.now() > this.unfoldingEnds;
  }

  private async below({ direction, subject }: Node): Promise<Below> {
    if (subject === null) return { calls: [], incomplete: false };
    if (direction === "outgoing") {
      const { certain } = await this.outgoing([await this.whole(subject)]);
      return { calls: certain, incomplete: false };
    }
    const limits = { patience: 0, most: MOST_UNFOLDED, first: FIRST_UNFOLDED, deadline: this.unfoldingEnds };
    const { certain, incomplete } = await this.callers([subject], { offset: 0, limit: this.input.breadth }, limits);
    return { calls: certain, incomplete };
  }

  private async callers(
    subjects: readonly Subject[],
    { offset, limit }: Page,
    limits: Pick<Wanted, "patience" | "most" | "first" | "deadline"> = {},
  ): Promise<Incoming & { leftOut: number }> {
    const test = rowTest(this.input);
    const targets = await targetsOf(subjects, this.session);
    const { uses, incomplete, goesOn, leftOut } = await this.session.usages.find({
      targets,
      keepFile: (place) => test(place) === null,
      roles: rolesOfCalls(subjects.map(({ head }) => head)),
      page: limit,
      part: MAX_PART,
      ...this.session.context.pace,
      filledBy: (found) => shareOfPage(callersOf(found.filter(isSure)).length, offset, limit),
      deadline: this.started + MAX_TIME,
      ...limits,
      forEach: true,
    });
    const subjectOf = new Map(targets.map((target, at) => [target, subjects[at]]));
    const calls = (list: readonly Use[]): Call[] =>
      callersOf(list).flatMap((end) => {
        const of = subjectOf.get(end.target);
        return of ? [{ of, direction: "incoming" as const, end }] : [];
      });
    const possible = calls(uses.filter((use) => !isSure(use)));
    return { certain: calls(uses.filter(isSure)), possible, incomplete, goesOn, leftOut };
  }

  private async callees(of: Subject): Promise<Call[]> {
    const { code, resolver } = this.session;
    const bodies = of.declarations.filter((d) => d.role === "definition");
    const found = await calleesOf(code, resolver, bodies);
    return found.map((end) => ({
      of,
      direction: "outgoing" as const,
      end: { ...end, basis: weaker(end.basis, of.basis) },
    }));
  }

  /** Describes calls; `path` holds the keys above. */
  private async nodes(calls: readonly { call: Call; path: readonly string[] }[]): Promise<Node[]> {
    const described = await this.callRows.of(calls.map(({ call }) => call));
    return calls.map(({ call, path }, at) => {
      const of = this.describer.names(call.of.head).key;
      const asked = nameDeclaration(call.of.head).key;
      const above = path.includes(asked) ? path : [...path, asked];
      const { row, subject } = described[at];
      const key = row.key === undefined ? undefined : readExactKey(row.key).key;
      const recursive = key !== undefined && above.includes(key);
      Object.assign(row, { of, recursive });
      return { row, direction: call.direction, subject, path: key === undefined ? above : [...above, key] };
    });
  }

  /** A callee may be known by its declaration alone; its body stands at the definition. */
  private async whole(subject: Subject): Promise<Subject> {
    const all = await this.session.code.declarationsOf(subject.head);
    return subjectOf(all.filter((d) => d.repositoryId === subject.repositoryId)) ?? subject;
  }
}

const isSure = ({ basis }: Pick<Use, "basis">): boolean => groupOf(basis) !== "possible";
