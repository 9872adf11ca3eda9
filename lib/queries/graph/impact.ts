/**
 * Walks from symbols to what depends on them, level by level; cycles end, and what the bounds leave out is counted.
 */
import { IMPACT_RELATIONS } from "../../contract/symbol-impact";
import type { Bounds } from "../../contract/symbol-path";
import { groupOf } from "../navigation/answer";
import type { Session } from "../navigation/session";
import type { Subject } from "../navigation/subject";
import { idOf } from "./call-steps";
import { dependentsOf, type Dependent } from "./dependents";

/** A dependent, and how far it is from a symbol of the question. */
export interface Impact extends Dependent {
  of: Subject;
  distance: number;
  /** the nearer symbol that it depends on */
  via: Subject;
}

export interface FoundImpact {
  sure: Impact[];
  /** only the name fits; at the first level alone */
  possible: Impact[];
  notFollowed: Bounds;
}

/** Symbols of one level that are followed. */
const WIDTH = 400;
const MOST_ROWS = 20_000;
const BATCH = 8;

interface Node {
  subject: Subject;
  of: Subject;
}

/** @param deadline in `performance.now()` milliseconds */
export async function impactOf(
  subjects: readonly Subject[],
  depth: number,
  session: Session,
  deadline: number,
): Promise<FoundImpact> {
  const notFollowed: Bounds = { depth: 0, width: 0, time: 0, possible: 0 };
  const found: FoundImpact = { sure: [], possible: [], notFollowed };
  const seen = new Set(subjects.map(idOf));
  let level: Node[] = subjects.map((subject) => ({ subject, of: subject }));
  for (let distance = 1; distance <= depth && level.length > 0; distance++) {
    const next: Node[] = [];
    const nodes = level.slice(0, WIDTH);
    notFollowed.width += level.length - nodes.length;
    for (let at = 0; at < nodes.length; at += BATCH) {
      if (performance.now() > deadline || found.sure.length > MOST_ROWS) {
        notFollowed.time += nodes.length - at;
        break;
      }
      const some = nodes.slice(at, at + BATCH);
      const all = await Promise.all(some.map(({ subject }) => dependentsOf(subject, session, deadline)));
      all.forEach(({ rows, incomplete }, nth) => {
        if (incomplete) notFollowed.time++;
        const { subject: via, of } = some[nth];
        for (const row of rows) take({ ...row, of, via, distance }, found, seen, next);
      });
    }
    level = next;
  }
  notFollowed.depth = level.length;
  found.sure.sort((a, b) => a.distance - b.distance || orderOf(a) - orderOf(b));
  return found;
}

const orderOf = ({ relation }: Impact): number => IMPACT_RELATIONS.indexOf(relation);

function take(row: Impact, { sure, possible, notFollowed }: FoundImpact, seen: Set<string>, next: Node[]): void {
  const { subject, distance, of, file, basis } = row;
  const isSure = groupOf(basis) !== "possible";
  if (!isSure && distance > 1) {
    notFollowed.possible++;
    return;
  }
  const id = subject ? idOf(subject) : `file ${file?.id}`;
  if (seen.has(isSure ? id : `possible ${id}`) || seen.has(id)) return;
  seen.add(isSure ? id : `possible ${id}`);
  (isSure ? sure : possible).push(row);
  if (isSure && subject) next.push({ subject, of });
}
