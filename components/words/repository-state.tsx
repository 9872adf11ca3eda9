/** The state of a repository: icon, word and what stands under it. */
import type { ReactNode } from "react";
import type { RepositoryRow } from "@/lib/contract/repository-row";
import { Icon } from "../icons/icon";
import { ProgressRing } from "../shell/progress-ring";
import { age, duration, percent } from "./figures";

interface StateWords {
  tone: "" | "tone-ok" | "tone-warn" | "tone-err";
  mark: ReactNode;
  word: string;
  /** a few words */
  below: string;
  /** why it failed, and what to do: shown whole; null where nothing failed */
  reason: string | null;
}

const PHASES = {
  plan: "Listing files",
  parse: "Parsing",
  link: "Linking",
  texts: "Reading texts",
  done: "Done",
  failed: "Failed",
} as const;

export const stateWords = (repository: RepositoryRow, now: number): StateWords => ({
  ...wordsOf(repository, now),
  reason: repository.state === "failed" ? (repository.error ?? "no reason kept") : null,
});

function wordsOf({ state, run, indexedAt }: RepositoryRow, now: number): Omit<StateWords, "reason"> {
  switch (state) {
    case "queued":
      return { tone: "", mark: <Icon name="clock" size={14} />, word: "Queued", below: "waits for its turn" };
    case "failed":
      return { tone: "tone-err", mark: <Icon name="error" size={14} />, word: "Failed", below: "" };
    case "ready":
      return {
        tone: "tone-ok",
        mark: <Icon name="check" size={14} />,
        word: "Ready",
        below: indexedAt === null ? "" : agoWords(indexedAt, now),
      };
    case "indexing": {
      const share = run === null || run.filesTotal === 0 ? 0 : run.filesDone / run.filesTotal;
      const far = run?.phase === "parse" || run?.phase === "texts" ? ` ${percent(run.filesDone, run.filesTotal)}` : "";
      const left = run?.secondsLeft;
      return {
        tone: "",
        mark: <ProgressRing share={share} />,
        word: `${PHASES[run?.phase ?? "plan"]}${far}`,
        below: left === null || left === undefined ? "" : `${duration(left)} left`,
      };
    }
  }
}

/** `2 min ago`, or the date. */
function agoWords(iso: string, now: number): string {
  const words = age(iso, now);
  return /[a-z]$/.test(words) ? `${words} ago` : words;
}
