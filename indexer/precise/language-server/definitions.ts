/** Asks a language server for the definitions of many names of one text at once. */
import { z } from "zod";
import type { Place } from "../port";
import { Refusal, type LanguageServer } from "./language-server";

/** Where a name is declared, in any file. */
export interface DefinedAt extends Place {
  uri: string;
}

/** Requests that are open at once: the server is never idle, and answers do not pile up. */
const AT_ONCE = 64;

const startSchema = z.object({ start: z.object({ line: z.int().nonnegative(), character: z.int().nonnegative() }) });
const linkSchema = z.union([
  z.object({ targetUri: z.string(), targetSelectionRange: startSchema }),
  z.object({ uri: z.string(), range: startSchema }),
]);
const answerSchema = z.union([z.null(), linkSchema.transform((link) => [link]), z.array(linkSchema)]);

/**
 * @param uri of a text that the server knows
 * @returns for each place, in their order, where the name there is declared; null where the server says nothing
 */
export async function definitionsOf(
  server: LanguageServer,
  uri: string,
  places: readonly Place[],
): Promise<(DefinedAt[] | null)[]> {
  return askAtEach(server, "textDocument/definition", uri, places, placesIn);
}

/**
 * Asks the same about each place of a text. A place that the server fails at costs no other one.
 * @param read of null where the server said nothing
 * @returns answers in their order
 */
export async function askAtEach<T>(
  server: LanguageServer,
  method: string,
  uri: string,
  places: readonly Place[],
  read: (answer: unknown) => T,
): Promise<T[]> {
  const found = new Array<T>(places.length);
  let next = 0;
  const ask = async (): Promise<void> => {
    for (let at = next++; at < places.length; at = next++) {
      const { line, column: character } = places[at];
      const asked = server.request(method, { textDocument: { uri }, position: { line, character } });
      found[at] = read(await asked.catch(unlessRefused));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, ask));
  return found;
}

function unlessRefused(error: unknown): null {
  if (error instanceof Refusal) return null;
  throw error;
}

function placesIn(answer: unknown): DefinedAt[] | null {
  const links = answerSchema.safeParse(answer).data ?? [];
  const places = links.map((link) => {
    const isLink = "targetUri" in link;
    const { line, character: column } = (isLink ? link.targetSelectionRange : link.range).start;
    return { uri: isLink ? link.targetUri : link.uri, line, column };
  });
  return places.length > 0 ? places : null;
}
