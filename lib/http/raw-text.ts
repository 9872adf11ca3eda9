/**
 * Answers with the text of a file, the indexed one or a commit's, as plain text that no browser takes for anything
 * else.
 */
import { AppError } from "../errors";
import { runOperation } from "../operations/run-operation";
import type { QueryContext } from "../queries/context";
import { contextFor } from "../queries/context-for";
import type { Viewer } from "../queries/viewer";
import { answerAs } from "./answer-as";
import { headersFor } from "./respond";

/** Parts of a long text (each as much as one answer holds) that are sent. */
const MOST_PARTS = 16;

export interface FileAddress {
  repo: string;
  path: string;
  /** commit, branch or tag whose text is meant; the indexed text when left out */
  rev?: string;
}

/** What whoever asks may see. */
export type ContextOf = (viewer: Viewer) => Promise<QueryContext>;

export function rawText(request: Request, file: FileAddress, context: ContextOf = contextFor): Promise<Response> {
  return answerAs(request, async (viewer, requestId) => {
    const headers = {
      ...headersFor(requestId),
      "content-type": "text/plain; charset=utf-8",
      "content-security-policy": "default-src 'none'; sandbox",
    };
    return new Response(await wholeText(file, await context(viewer)), { headers });
  });
}

/** @throws AppError no_such_file, also where no text of the file is kept */
async function wholeText({ repo, path, rev }: FileAddress, context: QueryContext): Promise<string> {
  let whole = "";
  let start: number | null = 1;
  for (let part = 0; start !== null && part < MOST_PARTS; part++) {
    const { text, next, emptyReason } = await readPart({ repo, path, rev }, start, context);
    if (text === null) throw new AppError("no_such_file", emptyReason?.message ?? `No text of ${path} is kept.`);
    whole += text;
    start = next;
  }
  return whole;
}

const readPart = ({ repo, path: file, rev }: FileAddress, start: number, context: QueryContext) =>
  runOperation("read_file", { repo, file, start, rev }, context);
