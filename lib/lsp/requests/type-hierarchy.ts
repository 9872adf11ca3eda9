/** The types above and below a type. */
import type { TextDocumentPositionParams, TypeHierarchyItem } from "vscode-languageserver";
import { symbolHierarchy, type HierarchyNode } from "../../contract/symbol-hierarchy";
import type { Session } from "../session";
import { itemOf, symbolOf, type GivenItem } from "../symbol-item";

const BREADTH = 500;

export async function prepareTypeHierarchy(session: Session, at: TextDocumentPositionParams) {
  const asked = await session.subjectAt(at);
  if (asked === null) return [];
  const { results } = await session.ask(symbolHierarchy, { ...asked, depth: 1, breadth: 1 });
  return items(session, results);
}

export async function supertypes(session: Session, item: GivenItem): Promise<TypeHierarchyItem[]> {
  const question = { ...symbolOf(item), direction: "up", depth: 1, breadth: BREADTH } as const;
  const { results } = await session.ask(symbolHierarchy, question);
  return items(
    session,
    results.flatMap(({ bases }) => bases),
  );
}

export async function subtypes(session: Session, item: GivenItem): Promise<TypeHierarchyItem[]> {
  const question = { ...symbolOf(item), direction: "down", depth: 1, breadth: BREADTH } as const;
  const { results } = await session.ask(symbolHierarchy, question);
  return items(
    session,
    results.flatMap(({ inheritors }) => inheritors),
  );
}

async function items(session: Session, nodes: readonly HierarchyNode[]): Promise<TypeHierarchyItem[]> {
  return (await Promise.all(nodes.map((node) => itemOf(session, node)))).filter((item) => item !== null);
}
