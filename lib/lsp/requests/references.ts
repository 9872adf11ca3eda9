/**
 * Find References: uses that are certain or follow from imports. Uses of which only the name fits are left out where
 * there are others.
 */
import type { Location, ReferenceParams } from "vscode-languageserver";
import { symbolUsages, type Usage } from "../../contract/symbol-usages";
import { positionOf } from "../ranges";
import type { Asked, Session } from "../session";

const PAGE = 2000;
const MAX_MS = 10_000;

export async function references(session: Session, params: ReferenceParams): Promise<Location[]> {
  const found = await session.meaningAt(params);
  if (found === null) return [];
  const uses = await locationsOf(session, await allUses(session, found.asked));
  if (!params.context.includeDeclaration) return uses;
  return [...(await session.locations(found.answer.results)), ...uses];
}

async function allUses(session: Session, asked: Asked): Promise<Usage[]> {
  const { takesPossible, maxUses } = session.answers;
  const found: Usage[] = [];
  const end = Date.now() + MAX_MS;
  let cursor: string | undefined;
  do {
    const page = await session.ask(symbolUsages, { ...asked, limit: PAGE, cursor });
    found.push(...(page.results.length > 0 || found.length > 0 || !takesPossible ? page.results : page.possible));
    cursor = page.next ?? undefined;
  } while (cursor !== undefined && found.length < maxUses && Date.now() < end);
  return found;
}

async function locationsOf(session: Session, uses: readonly Usage[]): Promise<Location[]> {
  const found: Location[] = [];
  for (const use of uses) {
    const uri = await session.uriOf(use);
    const range = { start: positionOf(use.line, use.column), end: positionOf(use.line, use.endColumn) };
    if (uri !== null) found.push({ uri, range });
  }
  return found;
}
