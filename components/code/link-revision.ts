/** The commit that a link was made at, beside the one that is indexed. Pure. */
import { shortRevision } from "../words/short-revision";

const COMMIT = /^[\da-f]{4,64}$/i;

/** Null where the address names no commit. */
export function readRevision(params: Pick<URLSearchParams, "get">): string | null {
  const rev = params.get("rev") ?? "";
  return COMMIT.test(rev) ? rev.toLowerCase() : null;
}

/** The commit of a link, when it is not the one that is indexed. */
export const olderRevision = (of: string | null, indexed: string | null): string | null =>
  of !== null && indexed?.startsWith(of.toLowerCase()) === true ? null : of;

/** `/r/<repo>@<rev>/…`, as links of other tools have it; null for a name without one. */
export function splitRevision(repo: string): { name: string; rev: string } | null {
  const [, name, rev] = /^(.+)@([^@]{1,200})$/.exec(repo) ?? [];
  return name === undefined || rev === undefined ? null : { name, rev };
}

/** Said of a link whose lines, or symbol, were found, or that asks for none. */
export const movedOnWords = (rev: string, indexed: string | null): string =>
  `This link was written at ${shortRevision(rev)}; ${indexed === null ? "of this index no commit is known" : `this is ${shortRevision(indexed)}`}.`;
