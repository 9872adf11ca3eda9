/** What depends on a symbol, by distance. */
import { IMPACT_RELATIONS, type ImpactRow, type symbolImpact as operation } from "../contract/symbol-impact";
import { answerOf, pageOf } from "./navigation/answer";
import { Describer, lineOf } from "./navigation/describer";
import { filterRows } from "./navigation/filters";
import { folderCounts } from "./navigation/folder-counts";
import { openSession } from "./navigation/session";
import { findSubjects } from "./navigation/subject";
import { impactOf, type Impact } from "./graph/impact";
import type { Query } from "./query";
import { holdsTests, isTest } from "./test-path";

/** Milliseconds. */
const MAX_TIME = 5000;
/** Sites that are listed for one row, and possible rows. */
const MAX_SITES = 20;
const MAX_POSSIBLE = 200;

export const symbolImpact: Query<typeof operation> = async (input, context) => {
  const session = openSession(context);
  const asked = await findSubjects(input, session);
  const { sure, possible, notFollowed } = await impactOf(
    asked.subjects,
    input.depth,
    session,
    performance.now() + MAX_TIME,
  );
  const { passed, removedByFilter } = filterRows(sure, input, placeOf);
  const guesses = filterRows(possible, input, placeOf).passed;
  const describer = new Describer(context, asked.subjects);
  const page = pageOf(passed, input);
  const listed = guesses.slice(0, Math.min(MAX_POSSIBLE, input.limit));
  const shown = [...page, ...listed];
  await Promise.all([
    describer.readLines(shown.flatMap(({ sites }) => sites.slice(0, MAX_SITES).map(lineOf))),
    describer.readSignatures(shown.flatMap(({ subject }) => subject?.head ?? [])),
  ]);
  const found = {
    rows: passed,
    totalIsLowerBound: notFollowed.time + notFollowed.width > 0,
    possible: guesses.length,
    removedByFilter,
    none: `Nothing depends on "${asked.name}" for certain.`,
  };
  return {
    ...(await answerOf(input, asked, found, describer, context)),
    results: page.map((row) => describe(row, describer)),
    byDistance: countsOf(passed),
    tests: passed.filter(isOfTests).length,
    folders: folderCounts(passed.map((row) => `${placeOf(row).repo}/${placeOf(row).path}`)),
    possible: listed.map((row) => describe(row, describer)),
    notFollowed,
  };
};

/** Where a dependent stands: its symbol, or the file of its uses. */
function placeOf({ subject, file, via }: Impact) {
  return subject?.head ?? (file ? file.record : via.head);
}

const isOfTests = (row: Impact): boolean =>
  row.subject === null ? holdsTests(placeOf(row).path) : isTest(row.subject.head);

function countsOf(rows: readonly Impact[]) {
  const furthest = Math.max(0, ...rows.map(({ distance }) => distance));
  return Array.from({ length: furthest }, (_one, at) => at + 1).flatMap((distance) =>
    IMPACT_RELATIONS.flatMap((relation) => {
      const own = rows.filter((row) => row.distance === distance && row.relation === relation);
      return own.length > 0 ? [{ distance, relation, rows: own.length }] : [];
    }),
  );
}

function describe(row: Impact, describer: Describer): ImpactRow {
  const { subject, file, relation, basis, through, distance, via, of } = row;
  const place = subject ? describer.row(subject.head, basis) : fileLevel(row);
  return Object.assign(place, {
    of: describer.names(of.head).key,
    relation,
    basis,
    distance,
    via: distance === 1 ? null : describer.names(via.head).key,
    test: isOfTests(row),
    by: file?.decidedBy(basis, row.sites.find((site) => site.file === file)?.at ?? -1),
    through,
    sites: row.sites.slice(0, MAX_SITES).map((site) => describer.site(site.file, site.at)),
  });
}

/** Uses outside of any symbol belong to the file. */
function fileLevel(row: Impact) {
  const { repo, path } = placeOf(row);
  return { name: path.split("/").pop() ?? path, repo, file: path, line: 1, column: 1 };
}
