/** The state of the index in a few words, the same on every page. */
import type { IndexState } from "@/lib/contract/envelope";
import { count, countOf, percent } from "../text/figures";
import type { IconName } from "../icons/shapes";

export interface IndexWords {
  text: string;
  tone: "ok" | "busy" | "warn" | "err" | "idle";
  icon: IconName | null;
  /** 0 to 100 while indexing; null otherwise. */
  percent: number | null;
}

/** @param index null while nothing is known; `unreachable` when the server does not answer */
export function indexWords(index: IndexState | null, unreachable: boolean): IndexWords {
  if (unreachable) return { text: "Offline", tone: "err", icon: "ui-offline", percent: null };
  if (index === null) return { text: "Asking", tone: "idle", icon: "ui-clock", percent: null };
  switch (index.state) {
    case "empty":
      return { text: "Nothing indexed", tone: "idle", icon: "ui-info", percent: null };
    case "indexing": {
      const done = percent(index.done, index.total);
      return { text: `Indexing ${done} %`, tone: "busy", icon: null, percent: done };
    }
    case "stale":
      return { text: `${countOf(index.pending, "file")} behind`, tone: "warn", icon: "ui-clock", percent: null };
    case "ready":
      return { text: "Index ready", tone: "ok", icon: "ui-check", percent: null };
  }
}

/** `755 of 1,842 files`. */
export const readSoFar = ({ done, total }: IndexState): string => `${count(done)} of ${countOf(total, "file")}`;
