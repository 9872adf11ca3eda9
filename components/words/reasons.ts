/** Why a file was not indexed, or not wholly, as lists say it. */
import type { FileReason, FileStatus } from "@/lib/contract/vocabulary";

const WORDS: Record<FileReason, string> = {
  binary: "Binary",
  too_large: "Too large",
  minified: "Minified or made by a program",
  unreadable: "Could not be read",
  too_deep: "In too many folders",
  vanished: "Gone while it was read",
  outside_root: "Leads out of the folder",
  parse_timeout: "Parser stopped at its deadline",
  parser_crashed: "Parser crashed",
  syntax_gaps: "Lines that did not parse",
  too_many_symbols: "Too many symbols",
  internal_error: "Internal error",
  lfs_pointer: "Git LFS content is missing",
  bad_asset: "Asset could not be read",
  secret: "May hold secrets",
};
const STATUS: Record<FileStatus, string> = {
  indexed: "Indexed",
  partial: "Partial",
  skipped: "Skipped",
  failed: "Failed",
};

export const reasonWords = (reason: FileReason | null): string => (reason === null ? "No reason kept" : WORDS[reason]);
export const statusWord = (status: FileStatus): string => STATUS[status];
