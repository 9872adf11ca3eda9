"use client";
/** Which problem files are listed. */
import { useState } from "react";
import type { FileReason, FileStatus } from "@/lib/contract/vocabulary";

export type ProblemStatus = Exclude<FileStatus, "indexed">;

export interface ProblemFilter {
  status: ProblemStatus | null;
  reason: FileReason | null;
  /** Cursors of the pages before the one shown, and its own. */
  pages: readonly (string | null)[];
  choose(status: ProblemStatus | null, reason: FileReason | null): void;
  next(cursor: string): void;
  previous(): void;
}

const START: readonly (string | null)[] = [null];

export function useProblemFilter(reason: FileReason | null): ProblemFilter {
  const [chosen, setChosen] = useState<Pick<ProblemFilter, "status" | "reason" | "pages">>({
    status: null,
    reason,
    pages: START,
  });
  return {
    ...chosen,
    choose: (status, newReason) => setChosen({ status, reason: newReason, pages: START }),
    next: (cursor) => setChosen({ ...chosen, pages: [...chosen.pages, cursor] }),
    previous: () => setChosen({ ...chosen, pages: chosen.pages.length > 1 ? chosen.pages.slice(0, -1) : START }),
  };
}
