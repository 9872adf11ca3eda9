/** Call Hierarchy: callers and callees as trees, level by level. */
import type { OperationRequest } from "../contract/operation";
import type { symbolCallers as operation } from "../contract/symbol-callers";
import type { Query } from "./query";
import { answerOf, pageOf } from "./navigation/answer";
import { CallTree } from "./navigation/call-tree";
import { openSession } from "./navigation/session";
import { findSubjects } from "./navigation/subject";

type Request = OperationRequest<typeof operation>;

export const symbolCallers: Query<typeof operation> = async (input, context) => {
  const session = openSession(context);
  const asked = await findSubjects(input, session);
  const tree = new CallTree(session, input);
  const incoming = input.direction === "outgoing" ? NO_ROWS : await tree.incoming(asked.subjects);
  const outgoing = input.direction === "incoming" ? [] : await tree.outgoing(asked.subjects);
  const rows = input.direction === "outgoing" ? outgoing : incoming.certain;
  const results = pageOf(rows, input);
  const found = {
    rows,
    totalIsLowerBound: incoming.incomplete,
    possible: incoming.possible.length,
    removedByFilter: tree.removedByFilter,
    none: noneOf(input, asked.name, incoming.possible.length),
  };
  return {
    ...(await answerOf(input, asked, found, tree.describer, context)),
    results,
    direction: input.direction,
    calls: rows.reduce((sum, { sites }) => sum + sites.length, 0),
    outgoing: input.direction === "both" ? outgoing.slice(0, input.limit) : [],
    possible: incoming.possible.slice(0, input.limit),
  };
};

const NO_ROWS = { certain: [], possible: [], incomplete: false, more: 0 };

function noneOf({ direction }: Request, name: string, possible: number): string {
  if (direction === "outgoing") return `"${name}" calls nothing.`;
  const rest = possible === 0 ? "" : ` ${possible} callers may mean it: only the name fits.`;
  return `Nothing calls "${name}" for certain.${rest}`;
}
