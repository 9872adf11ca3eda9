/** Who calls a function, and what it calls. */
import type {
  CallHierarchyItem,
  CallHierarchyIncomingCall,
  CallHierarchyOutgoingCall,
  TextDocumentPositionParams,
} from "vscode-languageserver";
import { symbolCallers, type CallRow } from "../../contract/symbol-callers";
import { nameRange } from "../ranges";
import type { Session } from "../session";
import { itemOf, symbolOf, type GivenItem } from "../symbol-item";

const BREADTH = 200;

type CalledItem = GivenItem & { name: string };

export async function prepareCallHierarchy(session: Session, at: TextDocumentPositionParams) {
  const meant = (await session.meaningAt(at))?.answer.results ?? [];
  const symbols = meant.filter(({ key }, at) => meant.findIndex((other) => other.key === key) === at);
  const items = await Promise.all(symbols.map((meaning) => itemOf(session, meaning)));
  return items.filter((item) => item !== null);
}

export async function incomingCalls(session: Session, item: CalledItem): Promise<CallHierarchyIncomingCall[]> {
  const { results } = await session.ask(symbolCallers, { ...symbolOf(item), breadth: BREADTH, limit: 2000 });
  return calls(session, results, (from, row) => ({ from, fromRanges: rangesOf(row, item.name) }));
}

export async function outgoingCalls(session: Session, item: CalledItem): Promise<CallHierarchyOutgoingCall[]> {
  const question = { ...symbolOf(item), direction: "outgoing", breadth: BREADTH, limit: 2000 } as const;
  const { results } = await session.ask(symbolCallers, question);
  return calls(session, results, (to, row) => ({ to, fromRanges: rangesOf(row, to.name) }));
}

async function calls<Call>(
  session: Session,
  rows: readonly CallRow[],
  make: (item: CallHierarchyItem, row: CallRow) => Call,
): Promise<Call[]> {
  const made = await Promise.all(
    rows.map(async (row) => {
      const item = await itemOf(session, row);
      return item === null ? null : make(item, row);
    }),
  );
  return made.filter((call) => call !== null);
}

const rangesOf = (row: CallRow, called: string) =>
  row.sites.map(({ line, column }) => nameRange({ name: called, line, column }));
