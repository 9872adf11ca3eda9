/** State of a repository: icon and word, and when. */
import type { RepositoryRow } from "@/lib/contract/repository-row";
import { Icon } from "../icons/icon";
import type { IconName } from "../icons/shapes";
import { Ring } from "../shell/ring";
import { ago, countOf, duration, percent } from "../text/figures";

interface StateWords {
  word: string;
  more: string;
  tone: "ok" | "warn" | "err" | "busy" | "idle";
  icon: IconName | null;
  percent: number;
}

/** @param now milliseconds since 1970; null before the page is live */
export function stateWords({ state, run, indexedAt, error }: RepositoryRow, now: number | null): StateWords {
  const when = indexedAt === null || now === null ? "" : ago(indexedAt, now);
  const done = run === null ? 0 : percent(run.filesDone, run.filesTotal);
  switch (state) {
    case "queued":
      return { word: "Queued", more: "waits for its turn", tone: "idle", icon: "ui-clock", percent: 0 };
    case "failed":
      return { word: "Failed", more: error ?? run?.error ?? when, tone: "err", icon: "ui-error", percent: 0 };
    case "indexing": {
      const left = run?.secondsLeft ?? null;
      const word = run === null ? "Starting" : phaseWord[run.phase];
      const more = left === null ? "" : `${duration(left)} left`;
      return { word: `${word} ${done} %`, more, tone: "busy", icon: null, percent: done };
    }
    case "ready": {
      const open = run !== null && run.phase !== "done" ? Math.max(0, run.filesTotal - run.filesDone) : 0;
      if (open > 0)
        return { word: `${countOf(open, "file")} behind`, more: when, tone: "warn", icon: "ui-clock", percent: 0 };
      return { word: "Ready", more: when, tone: "ok", icon: "ui-check", percent: 0 };
    }
  }
}

const phaseWord = { plan: "Planning", parse: "Parsing", link: "Linking", done: "Ready", failed: "Failed" } as const;

export function RepositoryState({ repository, now }: { repository: RepositoryRow; now: number | null }) {
  const { word, more, tone, icon, percent: part } = stateWords(repository, now);
  return (
    <div className="repository-state">
      <div className={`across medium tone-${tone}`}>
        {icon === null ? <Ring percent={part} /> : <Icon name={icon} size={14} />}
        {word}
      </div>
      <div className="meta faint num cut" title={more}>
        {more}
      </div>
    </div>
  );
}
