/** Go to Definition, Declaration, Type Definition and Implementation. */
import type { Location, TextDocumentPositionParams } from "vscode-languageserver";
import { symbolImplementations } from "../../contract/symbol-implementations";
import type { MeaningRow } from "../../contract/symbol-at";
import type { Session } from "../session";

/**
 * Where it is defined; its declarations where no definition is known, and what the name may mean where nothing says
 * which.
 */
export async function definition(session: Session, at: TextDocumentPositionParams): Promise<Location[]> {
  const meant = await meanings(session, at);
  const definitions = meant.filter(({ role }) => role === undefined || role === "definition");
  return session.locations(definitions.length > 0 ? definitions : meant);
}

/** Where it is declared; its definition where that is the only place. */
export async function declaration(session: Session, at: TextDocumentPositionParams): Promise<Location[]> {
  const meant = await meanings(session, at);
  const declarations = meant.filter(({ role }) => role !== undefined && role !== "definition");
  return session.locations(declarations.length > 0 ? declarations : meant);
}

/** The type that a value has, or that a name means. */
export async function typeDefinition(session: Session, at: TextDocumentPositionParams): Promise<Location[]> {
  const found = await session.meaningAt(at);
  const type = found?.answer.type ?? null;
  return type === null ? [] : session.locations([type]);
}

/** What overrides a method, what derives from a type. */
export async function implementation(session: Session, at: TextDocumentPositionParams): Promise<Location[]> {
  const asked = await session.subjectAt(at);
  if (asked === null) return [];
  return session.locations((await session.ask(symbolImplementations, { ...asked, limit: 2000 })).results);
}

async function meanings(session: Session, at: TextDocumentPositionParams): Promise<readonly MeaningRow[]> {
  const found = await session.meaningAt(at);
  if (found === null) return [];
  const { results, possible } = found.answer;
  const placed = results.filter(({ file }) => file !== undefined);
  return placed.length > 0 || results.length > 0 || !session.answers.takesPossible ? placed : possible;
}
