/**
 * Uses that may not name what they mean any more: it is still there, and seen by fewer than before. Certain only where
 * the language's rule is: `possible` else.
 */
import type { Declaration } from "../../resolve/facts/declaration";
import type { Reach } from "../../resolve/languages/rules/access-rules";
import { RULES } from "../../resolve/languages/registry";
import { groupOf } from "../navigation/answer";
import type { Session } from "../navigation/session";
import type { Subject } from "../navigation/subject";
import { declaredAs, fileWithText, sameIn, type ChangeSet } from "./change-set";
import type { LeftPlaces, Place } from "./left-places";
import { meansAnother, problemOf, usesAtBase, type Left, type LeftUses } from "./left-uses";
import type { Pair } from "./pair-items";
import { isNarrower, reachOf, widest } from "./reach";
import { within } from "./within-reach";

/** @param deadline in `performance.now()` milliseconds */
export async function leftOutside(
  pair: Pair,
  changes: ChangeSet,
  places: LeftPlaces,
  deadline: number,
): Promise<LeftUses> {
  const none = { left: [], fitting: 0, incomplete: false };
  const { before, after } = pair;
  if (!before?.reach || !after?.reach || before.name !== after.name || !isNarrower(after.reach, before.reach))
    return none;
  const { base, head } = changes.revisions;
  const [was, is] = [await declaredAs(base.session, before), await declaredAs(head.session, after)];
  if (!was || !is) return none;
  const reach = await reachAmong(is.declarations, head.session);
  if (reach === null || !isNarrower(reach, before.reach)) return none;
  const { uses, incomplete } = await usesAtBase(was, base.session, false, deadline);
  const left: Left[] = [];
  for (const use of uses) {
    if (use.through === "overridden" || use.through === "override") continue;
    const place = await places.atHead(use);
    if (place === null) continue;
    const seen = await within(reach, is.head, place, head.session);
    if (seen === "inside" || (await meansOther(place, was, is, head.session))) continue;
    const basis = seen === "unknown" || isLoose(place) ? "name" : use.basis;
    left.push({ pair, problem: problemOf(use), why: whyHidden(pair, reach), basis, place, renamedTo: null });
  }
  return { left, fitting: 0, incomplete };
}

/** Of what is declared more than once, what sees the most; null where one of them says nothing. */
async function reachAmong(declarations: readonly Declaration[], session: Session): Promise<Reach | null> {
  // A body that stands apart from its declaration bears no word.
  const all = declarations
    .filter((d) => d.source.symbol.qualifier === null)
    .map(async ({ repositoryId, path, ordinal }) => {
      const known = await fileWithText(session, repositoryId, path);
      return known && reachOf(known.file, ordinal, known.text);
    });
  return widest(await Promise.all(all));
}

/** Languages whose modules are values: what is asked of them is known when they run. */
const isLoose = ({ file }: Place): boolean => RULES[file.language].countlessArguments;

/** Whether the place means something else that is there, or fits an overload. */
async function meansOther(place: Place, was: Subject, is: Subject, session: Session): Promise<boolean> {
  const meant = await session.resolver.meaning(place.file, place.at);
  if (meant.local >= 0 || meant.parameter !== null) return true;
  const own = new Set([...was.declarations, ...is.declarations].map(({ keyHash }) => keyHash));
  const others = meant.declarations.filter(({ keyHash }) => !own.has(keyHash));
  if (others.length > 0 && groupOf(meant.basis) !== "possible") return true;
  // An announcement is left of what went, unless its body stands elsewhere.
  const rest = await sameIn(session, was.head);
  const isBody = (d: Declaration): boolean => d.role === "definition" && !is.declarations.some(({ id }) => id === d.id);
  if (was.head.keyHash !== is.head.keyHash && rest.some(isBody)) return true;
  const count = place.file.uses.arity[place.at];
  return count >= 0 && meant.declarations.length > 0 && (await fitsOverload(place, is, count, session));
}

/** An overload beside it that all may see. */
async function fitsOverload(place: Place, is: Subject, count: number, session: Session): Promise<boolean> {
  const isOwn = new Set(is.declarations.map(({ keyHash }) => keyHash));
  const named = await session.code.declarations(is.head.name);
  const beside = named.filter((d) => d.holder === is.head.holder && !isOwn.has(d.keyHash));
  return beside.length > 0 && meansAnother(session, place, is, count);
}

const SEEN: Readonly<Record<Reach, string>> = {
  everywhere: "everywhere",
  project: "in its own project",
  package: "in its own package",
  family: "by its type and what derives from that",
  module: "in its own module",
  type: "in its own type",
  file: "in its own file",
};

function whyHidden({ after }: Pair, reach: Reach): string {
  return `${after?.kind.replace("_", " ")} ${after?.name} is seen ${SEEN[reach]} alone now`;
}
