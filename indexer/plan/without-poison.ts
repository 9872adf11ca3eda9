/** Files with which workers died get a row that says so, and are not read again as they are. */
import type { FoundFile } from "../../lib/db/admin/poison-files";
import type { Candidate } from "./listing";

const DETAIL = "The process that indexed it died twice, the second time while it read this file alone.";

export function withoutPoison(
  candidates: readonly Candidate[],
  poison: ReadonlyMap<string, FoundFile>,
): readonly Candidate[] {
  if (poison.size === 0) return candidates;
  return candidates.map((candidate) => {
    const { path, size, modifiedAt } = candidate;
    const found = poison.get(path);
    if (found?.size !== size || found.modifiedAt !== modifiedAt) return candidate;
    return { ...candidate, verdict: { status: "failed", reason: "parser_crashed", detail: DETAIL, keepText: false } };
  });
}
