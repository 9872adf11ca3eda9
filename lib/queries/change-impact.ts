/** What a change touches: its symbols, what it left behind, and the tests that reach it. */
import {
  CHANGES,
  type Change,
  expandChanges,
  type ChangedSymbol,
  type changeImpact as operation,
  type LeftBehind,
} from "../contract/change-impact";
import { nameUrl, reviewUrl } from "../contract/page-url";
import type { OperationRequest } from "../contract/operation";
import { AppError } from "../errors";
import { groupOf, pageOf } from "./navigation/answer";
import { Describer, lineOf, namesOf } from "./navigation/describer";
import type { Subject } from "./navigation/subject";
import { changeSetOf, declaredAs, type ChangeSet } from "./change/change-set";
import type { Item } from "./change/items";
import { LineDiffs } from "./change/line-diffs";
import { LeftPlaces } from "./change/left-places";
import { leftAssets } from "./change/left-assets";
import { leftBodies } from "./change/left-bodies";
import { lackingMembers, leftAlone, leftOverrides } from "./change/left-overrides";
import { leftOutside } from "./change/left-outside";
import { leftUses, type Left } from "./change/left-uses";
import type { Pair } from "./change/pair-items";
import { redirectOf } from "./change/redirects";
import { weakerOverrides } from "./change/weaker-overrides";
import { openRevisions } from "./change/revisions";
import type { QueryContext } from "./context";
import { whyNoMatches } from "./empty-reason";
import { impactOf } from "./graph/impact";
import { nextCursor, offsetOf } from "./page-cursor";
import type { Query } from "./query";
import { indexStateOf, repositoriesOf, requireRepository } from "./repositories";
import { isTest } from "./test-path";

type Request = OperationRequest<typeof operation>;

/** Milliseconds: until the revisions are there; for what is left behind; for tests. */
const READING = 7000;
const SEARCHING = 8500;
const TESTING = 1200;
/** Changed symbols that tests are looked for, and rows of one list. */
const MOST_TESTED = 60;
const MOST_ROWS = 500;
const BATCH = 6;

export const changeImpact: Query<typeof operation> = async (input, context) => {
  const started = performance.now();
  const repository = await repositoryMeant(input, context);
  const question = { repositoryId: repository.id, base: input.base, head: input.head ?? null };
  const revisions = await openRevisions(context, question, READING);
  const changes = await changeSetOf(revisions);
  const left = await leftBehind(changes, started + SEARCHING);
  const { tests, notFollowed } = await testsReaching(
    changes,
    Math.min(performance.now() + TESTING, started + SEARCHING + 700),
  );
  const wanted = expandChanges(input.change);
  const rows = weightiestFirst(changes.pairs, left.rows).filter(({ change }) => wanted.has(change ?? "body"));
  const described = await describeLeft(left.rows, changes);
  const page = pageOf(rows, input);
  const diffs = input.diff ? await new LineDiffs(revisions).of(page) : [];
  const results = page.map((pair, at) => changedRow(pair, described, diffs[at] ?? null));
  const [broken, possible] = [described.filter(isSure), described.filter((row) => !isSure(row))];
  const index = indexStateOf([repository]);
  const offset = offsetOf(input);
  const removed: Record<string, number> =
    input.change === undefined ? {} : { change: changes.pairs.length - rows.length };
  const truncated = offset + results.length < rows.length;
  return {
    results,
    totalMatches: rows.length,
    totalIsLowerBound: false,
    truncated,
    next: nextCursor({ ...input, limit: results.length }, offset, truncated),
    index,
    emptyReason: rows.length === 0 ? whyNoMatches(index, removed, "No symbol differs between these revisions.") : null,
    removedByFilter: removed,
    nearNames: [],
    url: reviewUrl(repository.name, input.base, input.head ?? null),
    repo: repository.name,
    base: { asked: input.base, commit: revisions.base.commit ?? "" },
    head: { asked: input.head ?? null, commit: revisions.head.commit },
    files: revisions.files.length,
    changes: countsOf(changes.pairs),
    broken: broken.slice(0, MOST_ROWS),
    possible: possible.slice(0, MOST_ROWS),
    callersLeftAlone: left.fitting,
    notLookedAt: left.unlooked,
    tests,
    notFollowed,
  };
};

/** @throws AppError no_such_repository, ambiguous where none is named and several are indexed */
async function repositoryMeant({ repo }: Request, context: QueryContext) {
  const repositories = await repositoriesOf(context);
  if (repo !== undefined) return requireRepository(repositories, repo);
  const own = repositories.filter(({ scope }) => scope === "user");
  if (own.length === 1) return own[0];
  throw new AppError("ambiguous", "Several repositories are indexed: name one with `repo`.", {
    details: { candidates: own.map(({ name }) => name) },
  });
}

const isSure = ({ basis }: LeftBehind): boolean => groupOf(basis) !== "possible";

/** What left something behind before all else. */
function weightiestFirst(pairs: readonly Pair[], left: readonly Left[]): Pair[] {
  const leaving = new Set(left.map(({ pair }) => pair));
  const order = new Map(
    pairs.map((pair) => [pair, CHANGES.indexOf(pair.change ?? "body") - (leaving.has(pair) ? CHANGES.length : 0)]),
  );
  return pairs.toSorted((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0));
}

function countsOf(pairs: readonly Pair[]): Record<Change, number> {
  const counts = Object.fromEntries(CHANGES.map((change) => [change, 0])) as Record<Change, number>;
  for (const { change } of pairs) if (change !== null) counts[change]++;
  return counts;
}

/** @param deadline in `performance.now()` milliseconds */
async function leftBehind(changes: ChangeSet, deadline: number) {
  const places = new LeftPlaces(changes);
  const asked = changes.pairs.filter(({ change }) => change !== "body");
  const rows: Left[] = [];
  let [fitting, unlooked] = [0, 0];
  for (let at = 0; at < asked.length; at += BATCH) {
    if (performance.now() > deadline) {
      unlooked += asked.length - at;
      break;
    }
    const looks = asked.slice(at, at + BATCH).map(async (pair) => {
      const [uses, outside, ...lists] = await Promise.all([
        leftUses(pair, changes, places, deadline),
        leftOutside(pair, changes, places, deadline),
        leftOverrides(pair, changes),
        leftAlone(pair, changes),
        lackingMembers(pair, changes),
        leftAssets(pair, changes),
        leftBodies(pair, changes, places, deadline),
        weakerOverrides(pair, changes),
      ]);
      return { uses, outside, lists };
    });
    for (const { uses, outside, lists } of await Promise.all(looks)) {
      rows.push(...outside.left, ...uses.left, ...lists.flat());
      fitting += uses.fitting;
      unlooked += Number(uses.incomplete || outside.incomplete);
    }
  }
  return { rows: once(rows), fitting, unlooked };
}

/**
 * A place that several changed declarations explain is one problem; the surest tells it. So are two uses in a line.
 */
function once(rows: readonly Left[]): Left[] {
  const sorted = rows.toSorted(
    (a, b) => Number(groupOf(a.basis) === "possible") - Number(groupOf(b.basis) === "possible"),
  );
  const seen = new Set<string>();
  const idOf = ({ place, problem, why }: Left): string =>
    `${place.file.id} ${place.at} ${problem === "use" ? "caller" : problem}${problem === "implementation" ? why : ""}`;
  const inLine = ({ pair, place, problem, why }: Left): string =>
    `${keyOf(pair)} ${place.file.id}:${place.file.uses.line[place.at]} ${problem} ${why}`;
  return sorted.filter(
    (row) => ![idOf(row), inLine(row)].some((id) => seen.has(id)) && seen.add(idOf(row)).add(inLine(row)),
  );
}

async function describeLeft(rows: readonly Left[], { revisions }: ChangeSet): Promise<LeftBehind[]> {
  const describer = new Describer(revisions.head.context);
  const shown = rows.slice(0, 2 * MOST_ROWS);
  await describer.readLines(shown.map(({ place }) => lineOf(place)));
  return shown.map(({ pair, problem, why, basis, place, named, renamedTo }) => {
    const { file, at } = place;
    const enclosing = file.uses.enclosing[at];
    const site = describer.site(file, at);
    return {
      problem,
      of: keyOf(pair),
      name: pair.before ? nameOf(pair.before) : pair.after ? nameOf(pair.after) : "",
      why,
      basis,
      ...site,
      enclosing: enclosing < 0 ? null : namesOf(file, enclosing).qualifiedName,
      redirect: problem === "asset" && pair.before ? redirectOf(pair.before, named ?? file.name(at), renamedTo) : null,
      url: nameUrl(site.repo, site.file, site),
    };
  });
}

const keyOf = ({ before, after }: Pair): string => {
  const item = after ?? before;
  return item ? namesOf(item.file, item.ordinal).key : "";
};
const nameOf = ({ qualifiedName }: Item): string => qualifiedName;

function changedRow(pair: Pair, left: readonly LeftBehind[], diff: string | null): ChangedSymbol {
  const item = pair.after ?? pair.before;
  if (!item) throw new Error("A change has a side.");
  const key = keyOf(pair);
  const { repo } = item.file.record;
  return {
    change: pair.change ?? "body",
    kind: item.kind,
    qualifiedName: nameOf(item),
    repo,
    language: item.file.language,
    key,
    before: pair.before && sideOf(pair.before),
    after: pair.after && sideOf(pair.after),
    leftBehind: left.filter(({ of }) => of === key).length,
    diff,
    url: pair.after && nameUrl(repo, item.file.path, { line: item.line, column: 1 }),
  };
}

/** Longest signature that is shown. */
const MAX_SIGNATURE = 300;

const sideOf = (item: Item) => ({
  name: nameOf(item),
  file: item.file.path,
  line: item.line,
  endLine: item.endLine,
  signature: item.signature.slice(0, MAX_SIGNATURE),
});

async function testsReaching(changes: ChangeSet, deadline: number) {
  const { session, context } = changes.revisions.head;
  const subjects: Subject[] = [];
  for (const { after } of changes.pairs.slice(0, MOST_TESTED)) {
    const subject = after && (await declaredAs(session, after));
    if (subject) subjects.push(subject);
  }
  const { sure, notFollowed } = await impactOf(subjects, TEST_DEPTH, session, deadline);
  const reached = sure.filter(({ subject }) => subject !== null && isTest(subject.head)).slice(0, MOST_ROWS);
  const describer = new Describer(context);
  await describer.readSignatures(reached.flatMap(({ subject }) => subject?.head ?? []));
  const tests = reached.flatMap(({ subject, distance, of, basis }) => {
    if (!subject) return [];
    const { qualifiedName: name, repo, file, line, url } = describer.row(subject.head, basis);
    return [{ name, repo, file, line, distance, of: describer.names(of.head).key, url }];
  });
  return { tests, notFollowed };
}

const TEST_DEPTH = 3;
