/** A repository on the home page: name and place, languages, symbols, state. */
import Link from "next/link";
import type { RepositoryRow } from "@/lib/contract/repository-row";
import { Icon } from "../icons/icon";
import { count, counted } from "../words/figures";
import { allRead, filesRead } from "../words/file-counts";
import { stateWords } from "../words/repository-state";
import { LanguageBar } from "./language-bar";
import { IconButton } from "../ui/icon-button";

interface RepositoryLineProps {
  repository: RepositoryRow;
  now: number;
  /** Null for those who may not. */
  onRemove: ((repository: RepositoryRow) => void) | null;
}

export function RepositoryLine({ repository, now, onRemove }: RepositoryLineProps) {
  const { name, url, scope, branch, revision, symbols, languages, run, state } = repository;
  const { tone, mark, word, below, reason } = stateWords(repository, now);
  const read = state === "indexing" && run !== null;
  const commit = [branch, revision?.slice(0, 7)].filter(Boolean);
  const progress = read ? `${count(run.filesDone)} of ${counted(run.filesTotal, "file")}` : null;
  // What is cut where there is no room stands last.
  const place = [...commit, progress ?? counted(allRead(repository), "file")];
  return (
    <li className={onRemove === null ? undefined : "repository-managed"}>
      <Link className="repository-line" href={url}>
        <div>
          <span className="line">
            <Icon name="repository" className="k-scope" label="repository" />
            <span className="repository-name cut">{name}</span>
            {scope === "external" && <span className="chip outlined">external</span>}
          </span>
          <span
            className="repository-place meta quiet cut num"
            title={[...commit, progress ?? filesRead(repository)].join(" · ")}
          >
            {place.join(" · ")}
          </span>
        </div>
        <LanguageBar languages={languages} />
        <div className="repository-count">
          <div className="num strong">{count(read ? Math.max(run.symbols, symbols) : symbols)}</div>
          <div className="meta quiet">symbols</div>
        </div>
        <div className="repository-state">
          <div className={`line strong ${tone}`}>
            {mark}
            {word}
          </div>
          {reason === null && (
            <div className="meta quiet num cut" title={below} suppressHydrationWarning>
              {below}
            </div>
          )}
        </div>
        {reason !== null && <div className="repository-reason meta soft">{reason}</div>}
      </Link>
      {onRemove !== null && (
        <IconButton
          className="repository-remove"
          icon="close"
          label={`Remove ${name}`}
          title={`Remove ${name}`}
          onClick={() => onRemove(repository)}
        />
      )}
    </li>
  );
}
