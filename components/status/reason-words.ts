/** Why a file was left out, in words. */
import type { FileReason, FileStatus } from "@/lib/contract/vocabulary";

export const reasonWords: Readonly<Record<FileReason, string>> = {
  binary: "Binary",
  too_large: "Larger than the limit",
  minified: "Minified: overlong lines",
  unreadable: "Could not be read",
  vanished: "Gone while it was read",
  outside_root: "Link out of the folder",
  parse_timeout: "Parser stopped after its time",
  parser_crashed: "Parser ended",
  syntax_gaps: "Lines that did not parse",
  too_many_symbols: "Too many symbols",
  internal_error: "A fault of Fathom",
};

export const statusWords: Readonly<Record<FileStatus, string>> = {
  indexed: "Indexed",
  partial: "Partial",
  skipped: "Skipped",
  failed: "Failed",
};

export const wordOf = (status: FileStatus, reason: FileReason | null): string =>
  reason === null ? `${statusWords[status]}, reason not known` : reasonWords[reason];
