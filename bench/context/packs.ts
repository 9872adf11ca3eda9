/** Packs for a question, made in the ways that are compared. */
import { codeContext as contract } from "../../lib/contract/code-context";
import type { ContextPiece } from "../../lib/contract/code-context";
import { filled } from "../../lib/contract/context-pack";
import { pieceText } from "../../lib/contract/piece-text";
import { codeContext } from "../../lib/queries/code-context";
import type { QueryContext } from "../../lib/queries/context";
import { tokensOf } from "../../lib/queries/count-tokens";
import { searchWords } from "../../lib/queries/find/plain-words";
import { subjectOf } from "../../lib/queries/navigation/call-rows";
import { Describer } from "../../lib/queries/navigation/describer";
import { openSession } from "../../lib/queries/navigation/session";
import { repositoriesOf } from "../../lib/queries/repositories";
import { piecesOf, type Chosen } from "../../lib/queries/pack/pieces";
import type { AnswerPlace } from "./answers";
import type { Line } from "./grep";

export const tokensOfPack = (pieces: readonly ContextPiece[]): number =>
  pieces.reduce((sum, piece) => sum + tokensOf(pieceText(piece)), 0);

export async function packOf(query: string, repo: string, budget: number, context: QueryContext) {
  return (await codeContext(contract.input.parse({ query, repo, max_tokens: budget }), context)).results;
}

/** What single words alone find, filled into the same budget. */
export async function packByWords(query: string, repo: string, budget: number, context: QueryContext) {
  const session = openSession(context);

  const repositoryId = (await repositoriesOf(context)).find(({ name }) => name === repo)?.id;
  const { hits } = await searchWords(query, { scope: { repo }, filter: { repositoryId, scope: "all" } }, context);
  const declared = await session.code.declared(hits.map(({ owned }) => owned.symbol.id));
  const chosen = hits.flatMap(({ owned, score }): Chosen[] => {
    const declaration = declared.get(owned.symbol.id);
    const subject = declaration === undefined ? null : subjectOf([declaration]);
    return subject === null ? [] : [{ subject, reason: "found", of: null, score }];
  });
  const pieces = await piecesOf(chosen, new Describer(context));
  return filled(pieces, budget, (piece) => tokensOf(pieceText(piece)));
}

/** Whether a pack names a place: by its signature, or within source that is shown. */
export const names = (pieces: readonly ContextPiece[], places: readonly AnswerPlace[]): boolean =>
  places.some((place) =>
    pieces.some(
      ({ repo, file, line, text, startLine, endLine }) =>
        repo === place.repo &&
        file === place.file &&
        (line === place.line || (text !== null && startLine <= place.line && place.line <= endLine)),
    ),
  );

/** Whether a pack shows the source of a place. */
export const shows = (pieces: readonly ContextPiece[], places: readonly AnswerPlace[]): boolean =>
  names(
    pieces.filter(({ text }) => text !== null),
    places,
  );

/** Whether the line of a place's name is among lines. */
export const holdsName = (lines: readonly Line[], places: readonly AnswerPlace[]): boolean =>
  places.some((place) => lines.some(({ file, line }) => file === place.file && line === place.line));

/** Whether a line of a place is among lines, whichever it is. */
export const holdsLine = (lines: readonly Line[], places: readonly AnswerPlace[]): boolean =>
  places.some(({ file, firstLine, lastLine }) =>
    lines.some((each) => each.file === file && firstLine <= each.line && each.line <= lastLine),
  );
