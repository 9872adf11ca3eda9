/**
 * Single steps along calls, in both directions, as resolution answers them: what a symbol calls, and what calls it.
 */
import type { Basis } from "../../contract/vocabulary";
import { weaker } from "../../resolve/facts/certainty";
import { isFunction } from "../../resolve/facts/declaration";
import { means } from "../../resolve/facts/resolution";
import { rolesOfCalls } from "../../resolve/usages/calling-uses";
import { calleesOf, callersOf, type CallPlace, type Callee } from "../../resolve/usages/calls";
import type { Through } from "../../resolve/usages/use";
import { groupOf } from "../navigation/answer";
import { subjectOf } from "../navigation/call-rows";
import type { Session } from "../navigation/session";
import { subjectsOf, type Subject } from "../navigation/subject";
import { targetsOf } from "../navigation/targets";

/** One call, or several calls of one function in another. */
export interface Step {
  from: Subject;
  to: Subject;
  basis: Basis;
  through: Through;
  sites: readonly CallPlace[];
}

/** Steps from one symbol. */
export interface Steps {
  sure: Step[];
  /** only the name fits */
  possible: Step[];
  /** there may be more */
  incomplete: boolean;
}

/** Callers of one symbol that a step brings, and uses of its name that are looked at for them. */
const MOST_CALLERS = 200;
const MOST_USES = 4000;
/** Milliseconds for the callers of one symbol. */
const PART = 400;
/** Methods that override one that is called. */
const MOST_OVERRIDING = 50;
/** Symbols that a call of which only the name fits may mean. */
const MOST_GUESSES = 5;

export const idOf = ({ repositoryId, keyHash }: Subject): string => `${repositoryId} ${keyHash}`;

export class CallSteps {
  /** @param deadline in `performance.now()` milliseconds */
  constructor(
    private readonly session: Session,
    private readonly deadline: number,
  ) {}

  /** What calls a symbol, or what it overrides. */
  async above(to: Subject): Promise<Steps> {
    const { usages, context } = this.session;
    const targets = await targetsOf([to], this.session);
    const { uses, incomplete } = await usages.find({
      targets,
      keepFile: () => true,
      roles: rolesOfCalls([to.head]),
      page: MOST_CALLERS,
      part: PART,
      patience: PART,
      ...context.pace,
      filledBy: (found) => Math.min(callersOf(found).length / MOST_CALLERS, 1),
      deadline: this.deadline,
      most: MOST_USES,
    });
    const steps: Step[] = [];
    for (const { file, ordinal, basis, through, sites } of callersOf(uses)) {
      if (ordinal < 0) continue;
      const all = await this.session.code.declarationsOf(file.symbols[ordinal]);
      const from = subjectOf(all.filter((d) => d.repositoryId === file.repositoryId));
      if (from) steps.push({ from, to, basis, through, sites });
    }
    return parted(steps, incomplete);
  }

  /** What a symbol calls, and what overrides that. */
  async below(asked: Subject): Promise<Steps> {
    const { code, resolver } = this.session;
    const from = await this.whole(asked);
    const bodies = from.declarations.filter((d) => d.role === "definition");
    const callees = await calleesOf(code, resolver, bodies);
    const steps = await Promise.all(callees.map((callee) => this.stepsTo(from, callee)));
    return parted(steps.flat(), false);
  }

  private async stepsTo(from: Subject, { declarations, basis, sites }: Callee): Promise<Step[]> {
    const meant = subjectsOf(means(declarations, basis), from.repositoryId);
    const direct = meant.slice(0, MOST_GUESSES).map((to): Step => ({ from, to, basis, through: null, sites }));
    if (groupOf(basis) === "possible") return direct;
    const overriding = await Promise.all(direct.map(({ to }) => this.overriding(to)));
    const through = overriding.flat().map((to): Step => ({ from, to, basis, through: "override", sites }));
    return [...direct, ...through];
  }

  private async overriding({ head }: Subject): Promise<Subject[]> {
    if (!isFunction(head.kind) || head.holderKind === null) return [];
    const found = await this.session.overrides.overriding(head);
    return subjectsOf(means(found, "scope"), head.repositoryId).slice(0, MOST_OVERRIDING);
  }

  /** A callee may be known by its declaration alone; its body stands at the definition. */
  private async whole(subject: Subject): Promise<Subject> {
    const all = await this.session.code.declarationsOf(subject.head);
    const own = subjectOf(all.filter((d) => d.repositoryId === subject.repositoryId));
    return own === null ? subject : { ...own, basis: subject.basis };
  }
}

function parted(steps: readonly Step[], incomplete: boolean): Steps {
  const known = steps.map((step) => ({
    ...step,
    basis: weaker(step.basis, weaker(step.from.basis, step.to.basis)),
  }));
  const isSure = ({ basis }: Step): boolean => groupOf(basis) !== "possible";
  return { sure: known.filter(isSure), possible: known.filter((step) => !isSure(step)), incomplete };
}
