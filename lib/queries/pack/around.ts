/** What stands around a symbol that a question is about, each in its relation to it, the nearest relations first. */
import type { PieceReason } from "../../contract/code-context";
import { isFunction, isType, type Declaration } from "../../resolve/facts/declaration";
import { means } from "../../resolve/facts/resolution";
import { asNode } from "../../resolve/facts/type-edges";
import { CallSteps } from "../graph/call-steps";
import { subjectOf } from "../navigation/call-rows";
import type { Session } from "../navigation/session";
import { subjectsOf, type Subject } from "../navigation/subject";
import { isTest } from "../test-path";

export interface Relative {
  subject: Subject;
  reason: PieceReason;
}

/** Relatives of one symbol by their relation, and of one symbol in all. */
const MOST: Readonly<Partial<Record<PieceReason, number>>> = { caller: 4, callee: 6, derived: 5, override: 4, test: 2 };
const MOST_OF_RELATION = 4;

/** @param deadline in `performance.now()` milliseconds: what takes longer is left out */
export async function relativesOf(subject: Subject, session: Session, deadline: number): Promise<Relative[]> {
  const { head } = subject;
  const found = await Promise.all([
    callsOf(subject, session, deadline),
    isType(head.kind) ? typesOf(subject, session) : overridesOf(head, session),
  ]);
  const counts = new Map<PieceReason, number>();
  return [...found.flat(), ...counterpartsOf(subject)].filter(({ reason }) => {
    const count = (counts.get(reason) ?? 0) + 1;
    counts.set(reason, count);
    return count <= (MOST[reason] ?? MOST_OF_RELATION);
  });
}

async function callsOf(subject: Subject, session: Session, deadline: number): Promise<Relative[]> {
  const steps = new CallSteps(session, deadline);
  const [above, below] = await Promise.all([
    steps.above(subject),
    isFunction(subject.head.kind) ? steps.below(subject) : { sure: [] },
  ]);
  const callees = below.sure.filter(({ through }) => through === null).map(({ to }) => to);
  return [
    ...callees.map((callee): Relative => ({ subject: callee, reason: "callee" })),
    ...above.sure.map(({ from }): Relative => ({ subject: from, reason: isTest(from.head) ? "test" : "caller" })),
  ];
}

async function typesOf({ declarations, repositoryId }: Subject, { hierarchy }: Session): Promise<Relative[]> {
  const node = asNode(declarations, repositoryId);
  const [bases, children] = await Promise.all([hierarchy.bases(node), hierarchy.children(node)]);
  const relative = (reason: PieceReason, all: readonly Declaration[] | undefined): Relative[] => {
    const subject = subjectOf(all ?? []);
    return subject === null ? [] : [{ subject, reason }];
  };
  return [
    ...bases.flatMap(({ base }) => relative("base", base?.declarations)),
    ...children.flatMap(({ child }) => relative("derived", child.declarations)),
  ];
}

async function overridesOf(head: Declaration, { overrides }: Session): Promise<Relative[]> {
  if (!isFunction(head.kind) || head.holderKind === null) return [];
  const [above, below] = await Promise.all([overrides.overridden(head), overrides.overriding(head)]);
  const relatives = (found: readonly Declaration[], reason: PieceReason): Relative[] =>
    subjectsOf(means(found, "scope"), head.repositoryId).map((subject) => ({ subject, reason }));
  return [
    ...relatives(
      above.filter(({ keyHash }) => keyHash !== head.keyHash),
      "overridden",
    ),
    ...relatives(below, "override"),
  ];
}

/** The same symbol elsewhere: in its header, or where its body stands. */
const counterpartsOf = (subject: Subject): Relative[] =>
  subject.declarations
    .filter(({ fileId, role }) => fileId !== subject.head.fileId && role !== "forward_declaration")
    .map((head) => ({ subject: { ...subject, head, declarations: [head] }, reason: "counterpart" }));
