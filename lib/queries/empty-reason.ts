/** Says why an answer is empty, so that "none" is never mistaken for "not read yet". */
import type { EmptyReason, IndexState } from "../contract/envelope";
import type { FileRecord } from "../db/read/find-file";

const count = new Intl.NumberFormat("en-US");

/**
 * Why a list of matches is empty.
 * @param what what was looked for, as the sentence's subject: `Nothing is named "X".`
 */
export function whyNoMatches(
  index: IndexState,
  removedByFilter: Partial<Record<string, number>>,
  what: string,
): EmptyReason {
  if (index.state === "empty") return { code: "index_empty", message: "Nothing is indexed yet." };
  if (index.state === "indexing") {
    const progress =
      index.total === 0 ? "" : ` Read so far: ${count.format(index.done)} of ${count.format(index.total)} files.`;
    return { code: "index_in_progress", message: `The index is not complete yet.${progress}` };
  }
  const removed = Object.entries(removedByFilter).filter(([, matches]) => matches !== undefined && matches > 0);
  if (removed.length > 0) {
    const parts = removed.map(([filter, matches]) => `${filter} (${count.format(matches ?? 0)})`);
    // Who named no scope does not know that one filters.
    const hint = removedByFilter.scope ? " scope=all shows them: they are in external or generated code." : "";
    return { code: "filtered_out", message: `Only the filters leave nothing: ${parts.join(", ")}.${hint}` };
  }
  return { code: "no_match", message: `${what} ${whatWasRead(index)}` };
}

/** `All 309 source files and 84 text files were read; 12 more were left out, for reasons that the status tells.` */
function whatWasRead({ total, texts, leftOut }: IndexState): string {
  const counted = (files: number, sort: string) => `${count.format(files)} ${sort} ${files === 1 ? "file" : "files"}`;
  const read = [counted(total - texts, "source"), ...(texts > 0 ? [counted(texts, "text")] : [])].join(" and ");
  const more =
    leftOut === 0
      ? ""
      : `; ${count.format(leftOut)} more ${leftOut === 1 ? "was" : "were"} left out, for reasons that the status tells`;
  return `All ${read} were read${more}.`;
}

/** Why a file has no text or no symbols; null when it simply has some. */
export function whyFileIsEmpty(file: FileRecord, has: { text: boolean; symbols: boolean }): EmptyReason | null {
  const why = file.detail ?? file.reason ?? file.status;
  if (file.status === "skipped") return { code: "file_skipped", message: `${file.path} was skipped: ${why}` };
  if (file.status === "failed") return { code: "file_failed", message: `${file.path} could not be indexed: ${why}` };
  if (!has.text) return { code: "file_skipped", message: `No text of ${file.path} is kept.` };
  return has.symbols ? null : { code: "no_symbols", message: `${file.path} declares no symbols.` };
}
