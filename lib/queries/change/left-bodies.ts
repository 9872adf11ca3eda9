/** Declarations of C and C++ that a change left without a body: whoever calls them is not linked any more. */
import type { Basis } from "../../contract/vocabulary";
import { isFunction, type Declaration } from "../../resolve/facts/declaration";
import { decodeSymbolRanges } from "../../format/symbol-ranges";
import { RULES } from "../../resolve/languages/registry";
import type { Session } from "../navigation/session";
import type { Subject } from "../navigation/subject";
import { declaredAs, fileWithText, sameIn, type ChangeSet } from "./change-set";
import type { LeftPlaces } from "./left-places";
import { placeOf } from "./left-overrides";
import { usesAtBase, whyGone, type Left } from "./left-uses";
import type { Pair } from "./pair-items";
import type { Revisions, Side } from "./revisions";

/** @param deadline in `performance.now()` milliseconds */
export async function leftBodies(
  pair: Pair,
  changes: ChangeSet,
  places: LeftPlaces,
  deadline: number,
): Promise<Left[]> {
  const { base, head } = changes.revisions;
  const { before, change } = pair;
  if (!before || !isFunction(before.kind) || !RULES[before.file.language].internalLinkage) return [];
  const subject = await declaredAs(base.session, before);
  if (!subject?.declarations.some(isBody)) return [];
  const now = await sameIn(head.session, subject.head);
  if (now.length === 0 || now.some(isBody)) return [];
  const announced = now.filter(({ role }) => role === "declaration");
  const [first] = announced;
  if (!first || (await anyOf(announced, (d) => needsNone(d, head.session)))) return [];
  const place = await placeOf(head.session, first);
  if (!place) return [];
  const isSure =
    !(await mayHaveBody(subject, changes)) && (await isStillUsed(subject, announced, changes, places, deadline));
  const basis: Basis = isSure ? "scope" : "name";
  const gone = change === "signature" ? `its body takes other parameters` : whyGone(pair);
  return [{ pair, problem: "implementation", why: `has no body any more: ${gone}`, basis, place, renamedTo: null }];
}

const isBody = ({ role }: Declaration): boolean => role === "definition";

async function anyOf<T>(all: readonly T[], holds: (one: T) => Promise<boolean>): Promise<boolean> {
  return (await Promise.all(all.map(holds))).includes(true);
}

/** `= default`, `= delete` and `= 0` stand for a body. */
async function needsNone({ repositoryId, path, source }: Declaration, session: Session): Promise<boolean> {
  const known = await fileWithText(session, repositoryId, path);
  const { nameLine, nameColumn, endLine, endColumn } = decodeSymbolRanges(source.symbol.ranges);
  return !known || /=\s*(?:default|delete|0)\b/.test(known.text.between(nameLine, nameColumn, endLine, endColumn + 1));
}

/** What writes parameters otherwise may be the same function; what comes to name it may be a macro that makes it. */
async function mayHaveBody({ head: gone }: Subject, changes: ChangeSet): Promise<boolean> {
  const named = await changes.revisions.head.session.code.declarations(gone.name);
  if (named.some((d) => isBody(d) && d.holder === gone.holder && RULES[d.language].internalLinkage)) return true;
  let come = COME.get(changes);
  if (!come) COME.set(changes, (come = wordsThatCame(changes.revisions)));
  return (await come).has(gone.name);
}
const COME = new WeakMap<ChangeSet, Promise<ReadonlySet<string>>>();

/** Words that a file of the change holds more often than before. */
async function wordsThatCame({ base, head, files, repositoryId }: Revisions): Promise<ReadonlySet<string>> {
  const come = new Set<string>();
  const wordsOf = async ({ session }: Side, path: string | null): Promise<Map<string, number>> => {
    const known = path === null ? null : await fileWithText(session, repositoryId, path);
    const counts = new Map<string, number>();
    for (const [word] of known?.text.lines(0, known.text.lineCount - 1).matchAll(/\w+/g) ?? [])
      counts.set(word, (counts.get(word) ?? 0) + 1);
    return counts;
  };
  for (const { from, to } of files) {
    const [before, after] = await Promise.all([wordsOf(base, from), wordsOf(head, to)]);
    for (const [word, times] of after) if (times > (before.get(word) ?? 0)) come.add(word);
  }
  return come;
}

/** Whether the head still uses it anywhere but where it is announced. */
async function isStillUsed(
  subject: Subject,
  announced: readonly Declaration[],
  { revisions }: ChangeSet,
  places: LeftPlaces,
  deadline: number,
): Promise<boolean> {
  const { uses } = await usesAtBase(subject, revisions.base.session, true, deadline);
  const own = new Set(announced.map(({ fileId, ordinal }) => `${fileId} ${ordinal}`));
  return anyOf(uses, async (use) => {
    const place = await places.atHead(use);
    return place !== null && !own.has(`${place.file.id} ${place.file.uses.symbol[place.at]}`);
  });
}
