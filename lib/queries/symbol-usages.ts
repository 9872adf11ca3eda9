/** Find Usages: every place that uses a symbol, by symbol and file, the reader's own code first. */
import type { FilePlace } from "../db/read/file-places";
import type { OperationRequest } from "../contract/operation";
import { expandBases, expandUseRoles, type symbolUsages as operation, type Usage } from "../contract/symbol-usages";
import { argumentsNaming } from "../resolve/usages/argument-uses";
import { usesOfKey } from "../resolve/usages/key-uses";
import { usesOfMember } from "../resolve/usages/member-uses";
import { namesOfSpecialMembers } from "../resolve/usages/special-members";
import type { Use } from "../resolve/usages/use";
import { offsetOf } from "./page-cursor";
import type { Query } from "./query";
import { answerOf, groupOf, shareOfPage } from "./navigation/answer";
import { Describer, lineOf, lineUrl, namesOf } from "./navigation/describer";
import { rowTest } from "./navigation/filters";
import { folderCounts } from "./navigation/folder-counts";
import { localUses, OF_LOCAL } from "./navigation/local-uses";
import { readUsesAhead } from "./navigation/read-ahead";
import { openSession, type Session } from "./navigation/session";
import { findSubjects, type FoundSubjects } from "./navigation/subject";
import { targetsOf } from "./navigation/targets";

type Request = OperationRequest<typeof operation>;

/** Possible uses that are listed beside the certain ones. */
const MAX_POSSIBLE = 200;

export const symbolUsages: Query<typeof operation> = async (input, context) => {
  const session = openSession(context);
  readUsesAhead(input, session);
  const asked = await declaredMember(await findSubjects(input, session), input, session);
  const found = asked.local ? await usesOfLocal(asked.local, input, session) : await findUses(asked, input, session);
  const removedByFilter: Record<string, number> = {};
  const wanted = byRoleAndBasis(found.uses, input, removedByFilter);
  const certain = wanted.filter(isCertain);
  const asksPossible = certain.length === 0 && input.basis !== undefined;
  const rows = asksPossible ? wanted : certain;
  const possible = asksPossible ? [] : wanted.filter((use) => !isCertain(use));
  const offset = offsetOf(input);
  const page = bySubject(rows.slice(offset, offset + input.limit), asked);
  const listed = bySubject(possible.slice(0, Math.min(MAX_POSSIBLE, input.limit)), asked);
  const describer = new Describer(context, asked.subjects);
  await describer.readLines([...page, ...listed].map(lineOf));
  const results = page.map((use) => usageRow(use, describer));
  const nothing = found.incomplete
    ? `Nothing was found yet that uses "${asked.name}", and not every use of the name was looked at: ask again to go on.`
    : `Nothing uses "${asked.name}".`;
  const none = `${nothing}${found.leftOut > 0 ? ` ${found.leftOut} uses of the name stand in files that the filters leave out.` : ""}`;
  const { incomplete: totalIsLowerBound, goesOn } = found;
  const all = { rows, totalIsLowerBound, goesOn, possible: possible.length, removedByFilter, none };
  return {
    ...(await answerOf(input, asked, all, describer, context)),
    results,
    files: perFile(results),
    folders: folderCounts(rows.map(({ file }) => `${file.record.repo}/${file.path}`)),
    possible: listed.map((use) => usageRow(use, describer)),
  };
};

const NO_USES = { incomplete: false, goesOn: false, leftOut: 0 };

const isCertain = (use: Use | LocalUse): boolean => groupOf(use.basis) !== "possible";

type LocalUse = ReturnType<typeof localUses>[number];

/**
 * `{ value }` is asked for the member that it declares, where that is used anywhere: the value has a place of its own.
 */
async function declaredMember(asked: FoundSubjects, input: Request, session: Session): Promise<FoundSubjects> {
  if (asked.member === null) return asked;
  const test = rowTest(input);
  const { uses } = await usesOfMember(asked.member, session.code, (place) => test(place) === null);
  return uses.length === 0 ? asked : { ...asked, subjects: [], local: asked.member };
}

const NONE = { uses: [], incomplete: false };

/** Those that its file binds, then the arguments that name it where it is a parameter, and the uses of a key. */
async function usesOfLocal(local: NonNullable<FoundSubjects["local"]>, input: Request, session: Session) {
  const test = rowTest(input);
  const keepFile = (place: FilePlace): boolean => test(place) === null;
  const [named, ofMember] = await Promise.all([
    argumentsNaming(local, session, keepFile),
    usesOfMember(local, session.code, keepFile),
  ]);
  // what an engine tells is whole
  const ofKey = ofMember.uses.length > 0 ? NONE : await usesOfKey(local, session, keepFile);
  const elsewhere = [...named.uses, ...ofMember.uses, ...ofKey.uses].map((use) => ({ ...use, ...OF_LOCAL }));
  const incomplete = named.incomplete || ofMember.incomplete || ofKey.incomplete;
  return { ...NO_USES, incomplete, uses: [...localUses(local), ...elsewhere] };
}

async function findUses({ subjects }: FoundSubjects, input: Request, session: Session) {
  if (subjects.length === 0) return { ...NO_USES, uses: [] };
  const test = rowTest(input);
  const bases = input.basis === undefined ? null : expandBases(input.basis);
  const isListed = (use: Use) => (bases === null ? isCertain(use) : bases.has(use.basis));
  const targets = await targetsOf(subjects, session);
  const keepFile = (row: FilePlace): boolean => test(row) === null;
  const declaring = await namesOfSpecialMembers(targets, session.code, keepFile);
  const found = await session.usages.find({
    targets,
    keepFile,
    roles: input.role === undefined ? null : expandUseRoles(input.role),
    page: input.limit,
    ...session.context.pace,
    filledBy: (uses) => shareOfPage(uses.filter(isListed).length + declaring.length, offsetOf(input), input.limit),
  });
  // known at once, so they stand on the same page whatever else was looked at
  return { ...found, uses: [...declaring, ...found.uses] };
}

/**
 * Each page is grouped by symbol. The whole is not: how much was looked at differs from page to page, and no row may
 * stand on two.
 */
function bySubject<U extends Use | LocalUse>(page: readonly U[], { subjects }: FoundSubjects): U[] {
  const order = new Map(subjects.map(({ head }, at) => [head.id, at]));
  const rank = ({ target }: U) => (target === null ? 0 : (order.get(target.head.id) ?? 0));
  return [...page].sort((a, b) => rank(a) - rank(b));
}

function byRoleAndBasis(
  uses: readonly (Use | LocalUse)[],
  input: Request,
  removed: Record<string, number>,
): (Use | LocalUse)[] {
  const roles = input.role === undefined ? null : expandUseRoles(input.role);
  const bases = input.basis === undefined ? null : expandBases(input.basis);
  return uses.filter((use) => {
    const { basis } = use;
    const by = roles && !roles.has(roleOf(use)) ? "role" : bases && !bases.has(basis) ? "basis" : null;
    if (by !== null) removed[by] = (removed[by] ?? 0) + 1;
    return by === null;
  });
}

function usageRow(use: Use | LocalUse, describer: Describer): Usage {
  const { file, at, basis } = use;
  const site = describer.site(file, at);
  const enclosing = file.uses.enclosing[at];
  return Object.assign(site, {
    of: use.target === null ? "" : keyOf(use.target, describer),
    column: site.column + (namesType(use) ? markBefore(use) : 0),
    endColumn: site.column + file.name(at).length,
    role: roleOf(use),
    basis,
    by: file.decidedBy(basis, at),
    through: use.through,
    enclosing: enclosing < 0 ? null : enclosingOf(file, enclosing),
    url: lineUrl(file, at),
  });
}

const roleOf = (use: Use | LocalUse): Usage["role"] => (namesType(use) ? "type" : use.file.role(use.at));

/** The name of a constructor or a destructor, where that is declared, is the type's. */
const namesType = ({ file, at, through }: Use | LocalUse): boolean =>
  through === "constructor" && file.uses.symbol[at] >= 0;

/** Characters before the type's name: `~` of a destructor. */
const markBefore = ({ file, at, target }: Use | LocalUse): number =>
  target === null ? 0 : file.name(at).length - target.head.name.length;

const keyOf = ({ head }: Use["target"], describer: Describer): string => describer.names(head).key;

function enclosingOf(file: Use["file"], ordinal: number): Usage["enclosing"] {
  const { name } = file.symbols[ordinal];
  const { key, qualifiedName } = namesOf(file, ordinal);
  const own = file.nameOccurrence(ordinal);
  const line = own >= 0 ? file.uses.line[own] + 1 : 1;
  return { name, qualifiedName, kind: file.kind(ordinal), line, key };
}

function perFile(rows: readonly Usage[]): { repo: string; file: string; uses: number }[] {
  const files = new Map<string, { repo: string; file: string; uses: number }>();
  for (const { repo, file } of rows) {
    const entry = files.get(`${repo}/${file}`) ?? { repo, file, uses: 0 };
    entry.uses++;
    files.set(`${repo}/${file}`, entry);
  }
  return [...files.values()];
}
