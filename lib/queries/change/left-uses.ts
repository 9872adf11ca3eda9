/** Uses that a change left alone: of what is gone, and calls that no longer fit what a function takes. */
import type { Problem } from "../../contract/change-impact";
import type { Basis } from "../../contract/vocabulary";
import { argumentsBehind, MAX_BEHIND_NAME } from "../../resolve/facts/arguments";
import { writtenParameters } from "../../resolve/facts/default-arguments";
import { isFunction, type Declaration } from "../../resolve/facts/declaration";
import { RULES } from "../../resolve/languages/registry";
import { isCallAt } from "../../resolve/usages/calling-uses";
import type { Use } from "../../resolve/usages/use";
import { groupOf } from "../navigation/answer";
import type { Session } from "../navigation/session";
import type { Subject } from "../navigation/subject";
import { targetsOf } from "../navigation/targets";
import { acceptedBy, accepts, isSpread, type Accepted } from "./accepts";
import { declaredAs, sameIn, type ChangeSet } from "./change-set";
import type { LeftPlaces, Place } from "./left-places";
import { mayMeanOthers, meansNow } from "./means-now";
import { answersAnyName } from "./open-names";
import type { Pair } from "./pair-items";

/** Something that a change left behind. */
export interface Left {
  pair: Pair;
  problem: Problem;
  why: string;
  basis: Basis;
  place: Place;
  /** of an asset: the path by which it names what is gone, where its place does not say it */
  named?: string;
  /** of an asset: the new name of what it names */
  renamedTo: string | null;
}

export interface LeftUses {
  left: Left[];
  /** calls that the change left alone and that fit */
  fitting: number;
  incomplete: boolean;
}

const MOST_USES = 4000;
const MOST_LEFT = 200;
const PART = 800;

/** @param deadline in `performance.now()` milliseconds */
export async function leftUses(
  pair: Pair,
  changes: ChangeSet,
  places: LeftPlaces,
  deadline: number,
): Promise<LeftUses> {
  const { base, head } = changes.revisions;
  const none = { left: [], fitting: 0, incomplete: false };
  const subject = pair.before && (await declaredAs(base.session, pair.before));
  if (!pair.before || !subject) return none;
  const isGone = (await sameIn(head.session, subject.head)).length === 0;
  const after = pair.after && (await declaredAs(head.session, pair.after));
  // An overload with other parameters has another key, and its name is still there.
  const isThere = pair.change === "signature" || pair.change === "visibility" || !isGone;
  if (after && isThere) return misfits(pair, subject, after, changes, places, deadline);
  return isGone ? orphans(pair, subject, changes, places, deadline) : none;
}

/** Where something is used at the base. @param calls only where it is called */
export async function usesAtBase(subject: Subject, session: Session, calls: boolean, deadline: number) {
  return session.usages.find({
    targets: await targetsOf([subject], session),
    keepFile: () => true,
    roles: calls ? new Set(["call"]) : null,
    page: MOST_LEFT,
    part: PART,
    patience: PART,
    filledBy: (found) => Math.min(found.length / MOST_LEFT, 1),
    deadline,
    most: MOST_USES,
  });
}

/** Uses of what is gone that nothing else is meant by. */
async function orphans(
  pair: Pair,
  subject: Subject,
  changes: ChangeSet,
  places: LeftPlaces,
  deadline: number,
): Promise<LeftUses> {
  const { uses, incomplete } = await usesAtBase(subject, changes.revisions.base.session, false, deadline);
  const left: Left[] = [];
  const isOpen = uses.length > 0 && (await answersAnyName(subject, changes));
  for (const use of uses) {
    // What reaches it by way of another method names that one.
    if (use.through === "overridden" || use.through === "override") continue;
    const place = await places.atHead(use);
    if (place === null) continue;
    const now = await meansNow(place, use, subject.head, changes);
    if (now === "known" || (isGuess(use) && (await mayMeanOthers(place, changes)))) continue;
    const basis = now === "guess" || isOpen ? "name" : use.basis;
    left.push({ pair, problem: problemOf(use), why: whyGone(pair), basis, place, renamedTo: newNameOf(pair) });
  }
  return { left, fitting: 0, incomplete };
}

const isGuess = ({ basis }: Use): boolean => groupOf(basis) === "possible";

export function problemOf({ file, at }: Use): Problem {
  if (RULES[file.language].assets || file.role(at) === "soft") return "asset";
  return isCallAt(file, at) ? "caller" : "use";
}

const newNameOf = ({ change, after }: Pair): string | null => (change === "renamed" ? (after?.name ?? null) : null);

/** In words, for whoever named it. */
export function whyGone({ change, before, after }: Pair): string {
  const what = `${before?.kind.replace("_", " ")} ${before?.name}`;
  if (change === "renamed") return `${what} is called ${after?.name} now`;
  return change === "moved" ? `${what} stands elsewhere now` : `${what} is gone`;
}

/** Calls that passed what the function took, and do not fit what it takes now. */
async function misfits(
  pair: Pair,
  before: Subject,
  after: Subject,
  changes: ChangeSet,
  places: LeftPlaces,
  deadline: number,
): Promise<LeftUses> {
  const none = { left: [], fitting: 0, incomplete: false };
  const { base, head } = changes.revisions;
  if (!isFunction(before.head.kind) || !pair.hasOtherSignature) return none;
  const [took, takes] = [
    await acceptedAt(base.session, before.declarations),
    await acceptedAt(head.session, after.declarations),
  ];
  const isSame = took.least === takes.least && took.most === takes.most;
  const { uses, incomplete } = await usesAtBase(before, base.session, true, deadline);
  const left: Left[] = [];
  let fitting = 0;
  for (const use of uses) {
    if (use.through !== null && use.through !== "constructor") continue;
    const place = await places.atHead(use);
    if (place === null) continue;
    const count = place.file.uses.arity[place.at];
    const fits = isSame || count < 0 || !accepts(took, count) || accepts(takes, count);
    if (fits || (await passesList(head.session, place)) || (await meansAnother(head.session, place, after, count))) {
      fitting++;
      continue;
    }
    const why = `passes ${counted(count)}; ${pair.before?.name} takes ${written(takes)} now`;
    const basis = RULES[place.file.language].countlessArguments ? "name" : use.basis;
    left.push({ pair, problem: "caller", why, basis, place, renamedTo: null });
  }
  return { left, fitting, incomplete };
}

/** What any of its declarations takes: values may be given in one of them alone. */
async function acceptedAt({ code }: Session, declarations: readonly Declaration[]): Promise<Accepted> {
  const all = await Promise.all(declarations.slice(0, 4).map((d) => writtenParameters(code, d)));
  const each = all.map(acceptedBy);
  return { least: Math.min(...each.map(({ least }) => least)), most: Math.max(...each.map(({ most }) => most)) };
}

/** Whether one of the arguments hands a list on. */
async function passesList({ code }: Session, { file, at }: Place): Promise<boolean> {
  const text = await code.text(file.id);
  if (!text) return true;
  const end = text.offsetAt(file.uses.line[at], file.columnBehind(at));
  const passed = argumentsBehind(text.slice(end, end + MAX_BEHIND_NAME), 0);
  return passed === null || passed.some((argument) => isSpread(argument.text));
}

/** Whether a call means, or fits, another function than the one that changed. */
export async function meansAnother(session: Session, place: Place, after: Subject, count: number): Promise<boolean> {
  const meant = await session.resolver.meaning(place.file, place.at);
  if (meant.local >= 0 || meant.external !== null) return true;
  const own = new Set(after.declarations.map(({ keyHash }) => keyHash));
  const named = await session.code.declarations(after.head.name);
  const beside = named.filter((d) => d.holder === after.head.holder && d.repositoryId === after.repositoryId);
  const isMeant = (d: Declaration): boolean => isFunction(d.kind) || !RULES[d.language].fieldsApartFromMethods;
  const others = [...meant.declarations, ...beside].filter((d) => !own.has(d.keyHash) && isMeant(d));
  for (const other of others.slice(0, MOST_OTHERS))
    if (!isFunction(other.kind) || accepts(await acceptedAt(session, [other]), count)) return true;
  return false;
}

const MOST_OTHERS = 40;

const counted = (count: number): string => (count === 1 ? "1 argument" : `${count} arguments`);

function written({ least, most }: Accepted): string {
  if (least === most) return String(least);
  return most === Infinity ? `${least} or more` : `${least} to ${most}`;
}
