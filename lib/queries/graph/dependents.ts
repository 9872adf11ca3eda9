/** What depends directly on one symbol: its users by the symbol around the use, what overrides it, what derives. */
import type { ImpactRelation } from "../../contract/symbol-impact";
import type { Basis } from "../../contract/vocabulary";
import { weaker } from "../../resolve/facts/certainty";
import type { CodeFile } from "../../resolve/facts/code-file";
import { isFunction, isType } from "../../resolve/facts/declaration";
import { asNode } from "../../resolve/facts/type-edges";
import { means } from "../../resolve/facts/resolution";
import { isCallAt } from "../../resolve/usages/calling-uses";
import { callersOf, type CallPlace } from "../../resolve/usages/calls";
import type { Through } from "../../resolve/usages/use";
import { subjectOf } from "../navigation/call-rows";
import type { Session } from "../navigation/session";
import { subjectsOf, type Subject } from "../navigation/subject";
import { targetsOf } from "../navigation/targets";

export interface Dependent {
  /** null for what stands at the level of a file */
  subject: Subject | null;
  /** of the use; null where no use says it */
  file: CodeFile | null;
  relation: ImpactRelation;
  basis: Basis;
  through: Through;
  sites: readonly CallPlace[];
}

export interface Dependents {
  rows: Dependent[];
  /** there may be more */
  incomplete: boolean;
}

/** Users of one symbol that are looked for, and uses of its name that are looked at for them. */
const MOST_USERS = 500;
const MOST_USES = 8000;
/** Milliseconds for the users of one symbol. */
const PART = 600;

/** @param deadline in `performance.now()` milliseconds */
export async function dependentsOf(subject: Subject, session: Session, deadline: number): Promise<Dependents> {
  const [relatives, users] = await Promise.all([relativesOf(subject, session), usersOf(subject, session, deadline)]);
  return { rows: [...relatives, ...users.rows], incomplete: users.incomplete };
}

async function relativesOf(subject: Subject, { overrides, hierarchy }: Session): Promise<Dependent[]> {
  const { head, declarations, repositoryId } = subject;
  const plain = { file: null, through: null, sites: [] };
  if (isType(head.kind)) {
    const edges = await hierarchy.children(asNode(declarations, repositoryId));
    return edges.flatMap(({ child, basis }) => {
      const derived = subjectOf(child.declarations);
      const relation = derived?.head.kind === "blueprint" ? ("asset" as const) : ("inheritor" as const);
      return derived ? [{ ...plain, subject: derived, relation, basis: weaker(basis, subject.basis) }] : [];
    });
  }
  if (!isFunction(head.kind) || head.holderKind === null) return [];
  const overriding = await overrides.overriding(head);
  return subjectsOf(means(overriding, subject.basis), repositoryId).map((each) => ({
    ...plain,
    subject: each,
    relation: "overrider" as const,
    basis: subject.basis,
  }));
}

async function usersOf(subject: Subject, session: Session, deadline: number): Promise<Dependents> {
  const { uses, incomplete } = await session.usages.find({
    targets: await targetsOf([subject], session),
    keepFile: () => true,
    roles: null,
    page: MOST_USERS,
    part: PART,
    patience: PART,
    ...session.context.pace,
    filledBy: (found) => Math.min(callersOf(found).length / MOST_USERS, 1),
    deadline,
    most: MOST_USES,
  });
  const own = new Set(subject.declarations.map(({ fileId, ordinal }) => `${fileId} ${ordinal}`));
  const rows: Dependent[] = [];
  // Types that derive are told by the hierarchy.
  const wanted = uses.filter(({ file, at }) => file.role(at) !== "inherit" && !isWithin(file, at, own));
  for (const { file, ordinal, basis, through, sites } of callersOf(wanted)) {
    const user = ordinal < 0 ? null : await symbolAt(file, ordinal, session);
    const isAsset = user?.head.kind === "blueprint";
    const isCall = sites.some(({ at }) => isCallAt(file, at));
    rows.push({
      subject: user,
      file,
      relation: isAsset ? "asset" : isCall ? "caller" : "user",
      basis,
      through,
      sites,
    });
  }
  return { rows, incomplete };
}

/** What a type's own members say of it depends on nothing else. */
function isWithin(file: CodeFile, at: number, own: ReadonlySet<string>): boolean {
  for (let each = file.uses.enclosing[at]; each >= 0; each = file.symbols[each].container)
    if (own.has(`${file.id} ${each}`)) return true;
  return false;
}

async function symbolAt(file: CodeFile, ordinal: number, { code }: Session): Promise<Subject | null> {
  const all = await code.declarationsOf(file.symbols[ordinal]);
  return subjectOf(all.filter((d) => d.repositoryId === file.repositoryId));
}
