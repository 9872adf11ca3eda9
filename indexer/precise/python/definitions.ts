/** Asks a language server for the definitions of many names of one text at once. */
import { pathToFileURL } from "node:url";
import { z } from "zod";
import type { LanguageServer } from "../language-server/language-server";
import type { Place } from "../port";

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

/** @returns for each place, in their order, where the name there is declared; null where the server says nothing */
export async function definitionsOf(
  server: LanguageServer,
  file: { path: string; languageId: string; text: string },
  places: readonly Place[],
): Promise<(DefinedAt[] | null)[]> {
  const uri = pathToFileURL(file.path).href;
  const { languageId, text } = file;
  server.notify("textDocument/didOpen", { textDocument: { uri, languageId, version: 1, text } });
  const found: (DefinedAt[] | null)[] = places.map(() => null);
  let next = 0;
  const ask = async (): Promise<void> => {
    for (let at = next++; at < places.length; at = next++) {
      const { line, column: character } = places[at];
      const position = { line, character };
      const answer = await server.request("textDocument/definition", { textDocument: { uri }, position });
      found[at] = placesIn(answer);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, ask));
  server.notify("textDocument/didClose", { textDocument: { uri } });
  return found;
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
