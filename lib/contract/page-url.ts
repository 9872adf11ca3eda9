/** Addresses of pages, relative to the server. The address of a symbol survives edits: it holds the key, no line. */

/** `/r/<repo>/<path>`; the repository's root when the path is empty. */
export function fileUrl(repo: string, path: string): string {
  const segments = [repo, ...path.split("/").filter((segment) => segment !== "")];
  return `/r/${segments.map(encodeURIComponent).join("/")}`;
}

/** A file at a symbol. */
export function symbolUrl(repo: string, path: string, key: string): string {
  return `${fileUrl(repo, path)}?symbol=${encodeURIComponent(key)}`;
}

/** The page of a symbol, wherever it stands. */
export function symbolPageUrl(repo: string, key: string): string {
  return `/s/${key.split("/").map(encodeURIComponent).join("/")}?repo=${encodeURIComponent(repo)}`;
}

/** The picture of a symbol, as PNG. */
export const cardUrl = (repo: string, key: string): string => symbolPageUrl(repo, key).replace("/s/", "/card/");

/** A file at a line, or at lines from `start` to `end` (1-based, both included). */
export function linesUrl(repo: string, path: string, start: number, end?: number): string {
  return `${fileUrl(repo, path)}#L${start}${end === undefined || end === start ? "" : `-L${end}`}`;
}

/** A file at a name in a line (from 1). */
export function nameUrl(repo: string, path: string, { line, column }: { line: number; column: number }): string {
  return `${linesUrl(repo, path, line)}C${column}`;
}

/**
 * The page of what a change touches.
 * @param head null for the folder as it is
 */
export function reviewUrl(repo: string, base: string, head: string | null): string {
  const range = head === null ? base : `${base}...${head}`;
  return `/review/${range.split("/").map(encodeURIComponent).join("/")}?repo=${encodeURIComponent(repo)}`;
}
/** The page of a file's history. */
export const historyUrl = (repo: string, path: string, rev?: string): string =>
  `${fileUrl(repo, path).replace("/r/", "/history/")}${rev === undefined ? "" : `?rev=${encodeURIComponent(rev)}`}`;

/**
 * The page of a file's text as a commit has it.
 * @param rev commit, branch or tag
 */
export const revisionUrl = (repo: string, path: string, rev: string): string =>
  `${fileUrl(repo, path).replace("/r/", "/revision/")}?rev=${encodeURIComponent(rev)}`;

/** Home with the palette open on a query. */
export function searchUrl(query: string): string {
  return `/?q=${encodeURIComponent(query)}`;
}

/** The page of a text search. */
export function textSearchUrl(input: { query: string; regex: boolean; case: boolean; word: boolean }): string {
  const parameters = new URLSearchParams({ mode: "text", q: input.query });
  for (const flag of ["regex", "case", "word"] as const) if (input[flag]) parameters.set(flag, "1");
  return `/search?${parameters}`;
}
