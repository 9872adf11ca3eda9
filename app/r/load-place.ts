/**
 * What a code page shows: a file with its outline, a folder, or nothing. Follows a symbol to the file
 * where it stands now.
 */
import { cache } from "react";
import type { OperationInput } from "@/lib/contract/operation";
import { operations, type OperationName, type OperationOf } from "@/lib/operations/registry";
import type { OperationOutput } from "@/lib/contract/operation";
import { runOperation } from "@/lib/operations/run-operation";
import { readAnchor } from "@/components/code/line-anchor-address";
import { nodeOfKey } from "@/components/outline/outline-rows";
import { readRevision, splitRevision } from "@/components/code/link-revision";
import { fileUrl, linesUrl, revisionUrl } from "@/lib/contract/page-url";
import { readingsOf } from "@/lib/contract/whole-key";
import type { DeclaredSymbol } from "@/lib/contract/symbol-declaration";
import { orNull } from "../missing";
import { viewersContext } from "../viewer";

type Answer<Name extends OperationName> = OperationOutput<OperationOf<Name>>;

export type Place =
  | { type: "file"; content: Answer<"read_file">; outline: Answer<"file_outline">; lost: string | null }
  | { type: "folder"; listing: Answer<"find_files"> }
  | { type: "moved"; url: string }
  | { type: "none" };

async function ask<Name extends OperationName>(
  name: Name,
  input: OperationInput<OperationOf<Name>>,
): Promise<Answer<Name>> {
  return runOperation(operations[name].name as Name, input, await viewersContext());
}

/**
 * Asked once for a page and its card.
 * @param search the address's query: its symbol, or the symbol around its lines, is followed to another file
 * @throws AppError when the database is away
 */
export const loadPlace = cache(async (repo: string, path: string, search: string): Promise<Place> => {
  const params = new URLSearchParams(search);
  const symbol = params.get("symbol") || null;
  const file = path === "" ? null : await orNull(loadFile(repo, path));
  if (file === null) return missing(repo, path, params);
  if (symbol === null || nodeOfKey(file.outline.results, symbol) !== null) return { type: "file", ...file, lost: null };
  const found = await declared(repo, symbol);
  // A symbol behind the end of a cut outline is shown by its place: its own address would lead here again, for ever.
  if (found?.repo === repo && found.file === path && found.key === symbol)
    return { type: "moved", url: linesUrl(repo, path, found.line) };
  return moved(found) ?? { type: "file", ...file, lost: symbol };
});

/**
 * What stands for a path that no file is at: where its symbol or lines are now, a folder, or what a commit had there.
 */
async function missing(repo: string, path: string, params: URLSearchParams): Promise<Place> {
  const moved = await movedFile(repo, params.get("symbol") || null, params);
  const found = moved ?? (await loadFolder(repo, path));
  if (found.type !== "none") return found;
  const named = splitRevision(repo);
  if (named !== null) return { type: "moved", url: addressAt(named, path, params) };
  const rev = path === "" ? null : readRevision(params);
  return rev === null ? found : { type: "moved", url: revisionUrl(repo, path, rev) };
}

/**
 * `<repo>@<commit>` is the page of the file, which says what has moved on; of a branch or tag there is its text alone.
 */
function addressAt({ name, rev }: { name: string; rev: string }, path: string, params: URLSearchParams): string {
  const asked = new URLSearchParams(params);
  asked.set("rev", rev);
  return path === "" || readRevision(asked) !== null ? `${fileUrl(name, path)}?${asked}` : revisionUrl(name, path, rev);
}

/** Where the symbol, or the lines, of a link to a file that is gone stand now; null when they are nowhere. */
async function movedFile(repo: string, symbol: string | null, params: URLSearchParams): Promise<Place | null> {
  if (symbol !== null) return moved(await declared(repo, symbol));
  const around = readAnchor(params)?.inside ?? null;
  const holder = around === null ? undefined : await declared(repo, around.key);
  // The browser takes the lines of the hash along.
  return holder === undefined ? null : { type: "moved", url: `${fileUrl(holder.repo, holder.file)}?${params}` };
}

const moved = (symbol: DeclaredSymbol | undefined): Place | null =>
  symbol === undefined ? null : { type: "moved", url: symbol.url };

async function loadFile(repo: string, file: string) {
  const [content, outline] = await Promise.all([ask("read_file", { repo, file }), ask("file_outline", { repo, file })]);
  return { content, outline };
}

async function loadFolder(repo: string, folder: string): Promise<Place> {
  const listing = await orNull(ask("find_files", { repo, folder, scope: "all", limit: 200 }));
  return listing === null || (listing.results.length === 0 && folder !== "")
    ? { type: "none" }
    : { type: "folder", listing };
}

/** Where a symbol is declared now, in this repository first. */
async function declared(repo: string, asked: string): Promise<DeclaredSymbol | undefined> {
  for (const key of readingsOf(asked)) {
    const answer = await orNull(ask("symbol_declaration", { key, scope: "all", context_lines: 0, limit: 10 }));
    const found = answer?.results.find((each) => each.repo === repo) ?? answer?.results.at(0);
    if (found !== undefined) return found;
  }
}
