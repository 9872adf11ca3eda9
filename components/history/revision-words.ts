/** Says of a text which commit it is of, and how that stands to what is indexed. */
import type { OperationOutput } from "@/lib/contract/operation";
import type { readFile } from "@/lib/contract/read-file";
import { shortRevision } from "../words/short-revision";

type Said = Pick<OperationOutput<typeof readFile>, "revision" | "index" | "emptyReason" | "reason">;

/** @param rev as it was asked for */
export function revisionWords({ revision, index, emptyReason, reason }: Said, rev: string): string {
  if (revision === null) return `Nothing of ${shortRevision(rev)} is shown. ${emptyReason?.message ?? ""}`.trim();
  const was = `As it was in ${shortRevision(revision)}.`;
  if (reason === "vanished") return `${was} The file is not in the index any more.`;
  if (index.revision === null) return was;
  return revision === index.revision
    ? `${was} That commit is the indexed one.`
    : `${was} The index is at ${shortRevision(index.revision)}.`;
}
