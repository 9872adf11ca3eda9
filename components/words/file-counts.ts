/** How many files there are, of which sort: `309 source files, 84 text files`. */
import { counted } from "./figures";

interface Counts {
  /** all that are known */
  files: number;
  texts: number;
  leftOut: number;
}

/** How many were read. */
export const allRead = ({ files, leftOut }: Counts): number => Math.max(files - leftOut, 0);

/** Those that were read. */
export function filesRead({ files, texts, leftOut }: Counts): string {
  const sources = Math.max(files - texts - leftOut, 0);
  if (texts === 0) return counted(sources, "source file");
  return sources === 0
    ? counted(texts, "text file")
    : `${counted(sources, "source file")}, ${counted(texts, "text file")}`;
}
