/** Call Hierarchy: callers and callees as trees, level by level. */
import type { OperationRequest } from "../contract/operation";
import type { symbolCallers as operation } from "../contract/symbol-callers";
import { offsetOf } from "./page-cursor";
import type { Query } from "./query";
import { answerOf, pageOf } from "./navigation/answer";
import type { Call } from "./navigation/call-rows";
import { CallTree } from "./navigation/call-tree";
import { readUsesAhead } from "./navigation/read-ahead";
import { folderCounts } from "./navigation/folder-counts";
import { openSession } from "./navigation/session";
import { findSubjects, type FoundSubjects } from "./navigation/subject";

type Request = OperationRequest<typeof operation>;

export const symbolCallers: Query<typeof operation> = async (input, context) => {
  const session = openSession(context);
  readUsesAhead(input, session);
  const asked = await findSubjects(input, session);
  const tree = new CallTree(session, input, asked.subjects);
  const incoming =
    input.direction === "outgoing"
      ? NO_CALLS
      : await tree.incoming(asked.subjects, { offset: offsetOf(input), limit: input.limit });
  const outgoing = input.direction === "incoming" ? NO_CALLS : await tree.outgoing(asked.subjects);
  const asks = input.direction === "outgoing" ? outgoing : incoming;
  const calls = asks.certain;
  const found = {
    rows: calls.map(({ end }) => end),
    totalIsLowerBound: incoming.incomplete,
    goesOn: incoming.goesOn,
    possible: asks.possible.length,
    removedByFilter: tree.removedByFilter,
    none: noneOf(input, asked.name, asks.possible.length),
  };
  const results = await tree.rows(bySubject(pageOf(calls, input), asked));
  return {
    ...(await answerOf(input, asked, found, tree.describer, context)),
    results,
    direction: input.direction,
    folders: folderCounts(calls.flatMap(foldersOf)),
    calls: calls.reduce((sum, { end }) => sum + end.sites.length, 0),
    outgoing: input.direction === "both" ? await tree.rows(outgoing.certain.slice(0, input.limit)) : [],
    possible: await tree.rows(bySubject(asks.possible.slice(0, Math.min(MAX_POSSIBLE, input.limit)), asked), true),
  };
};

/** Where a caller stands; what is called is told by its row. */
const foldersOf = ({ direction, end }: Call): string[] =>
  direction === "incoming" ? [`${end.file.record.repo}/${end.file.path}`] : [];

/** Callers by name alone that are listed beside the certain ones. */
const MAX_POSSIBLE = 200;

const NO_CALLS = { certain: [], possible: [], incomplete: false, goesOn: false };

/** Each page is grouped by what is called; see the usages. */
function bySubject(page: readonly Call[], { subjects }: FoundSubjects): Call[] {
  const order = new Map(subjects.map((subject, at) => [subject, at]));
  return [...page].sort((a, b) => (order.get(a.of) ?? 0) - (order.get(b.of) ?? 0));
}

function noneOf({ direction }: Request, name: string, possible: number): string {
  if (direction === "outgoing")
    return possible === 0
      ? `"${name}" calls nothing.`
      : `What "${name}" calls is not known: ${possible} names fit several symbols.`;
  const rest = possible === 0 ? "" : ` ${possible} callers may mean it: only the name fits.`;
  return `Nothing calls "${name}" for certain.${rest}`;
}
