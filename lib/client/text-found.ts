/** Collects the results of a text search so far, event by event. */
import type { OperationOutput } from "../contract/operation";
import type { searchText, TextEvent, TextFile, TextRow } from "../contract/search-text";

export interface FoundFile {
  file: TextFile;
  rows: readonly TextRow[];
}

export interface Found {
  files: readonly FoundFile[];
  totalMatches: number;
  totalFiles: number;
  /** How far the search is; null before it says so, and once it has ended. */
  progress: { searched: number; toSearch: number } | null;
  /** Everything else of the answer; null until it has ended. */
  end: Omit<OperationOutput<typeof searchText>, "results" | "files"> | null;
}

export const NOTHING: Found = { files: [], totalMatches: 0, totalFiles: 0, progress: null, end: null };

export function withEvent(found: Found, event: Exclude<TextEvent, { type: "error" }>): Found {
  switch (event.type) {
    case "file": {
      const files = [...found.files, { file: event.file, rows: event.rows }];
      return {
        ...found,
        files,
        totalMatches: Math.max(found.totalMatches, sum(files)),
        totalFiles: Math.max(found.totalFiles, files.length),
      };
    }
    case "progress":
      return {
        ...found,
        totalMatches: Math.max(found.totalMatches, event.totalMatches),
        totalFiles: Math.max(found.totalFiles, event.totalFiles),
        progress: { searched: event.filesSearched, toSearch: event.filesToSearch },
      };
    case "end": {
      const { totalMatches, totalFiles } = event.answer;
      return { ...found, totalMatches, totalFiles, progress: null, end: event.answer };
    }
  }
}

/** A further page behind what is there: its first file may be the last one of the page before. */
export function withPage(before: Found, page: Found): Found {
  const files = [...before.files];
  for (const next of page.files) {
    const last = files.at(-1);
    const goesOn = last?.file.repo === next.file.repo && last.file.file === next.file.file;
    if (last !== undefined && goesOn) files[files.length - 1] = { ...next, rows: [...last.rows, ...next.rows] };
    else files.push(next);
  }
  return { ...page, files, progress: null };
}

const sum = (files: readonly FoundFile[]): number => files.reduce((all, { file }) => all + file.matches, 0);
