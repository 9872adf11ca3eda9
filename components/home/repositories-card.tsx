"use client";
/** Repositories as rows: name, languages, symbols, state. */
import Link from "next/link";
import type { IndexState } from "@/lib/contract/envelope";
import type { RepositoryRow } from "@/lib/contract/repository-row";
import { Icon } from "../icons/icon";
import { useNow } from "../text/use-now";
import { count, countOf } from "../text/figures";
import { LanguageBar } from "./language-bar";
import { RepositoryState } from "./repository-state";

export function RepositoriesCard({
  repositories,
  index,
}: {
  repositories: readonly RepositoryRow[];
  index: IndexState;
}) {
  const now = useNow();
  const symbols = repositories.reduce((sum, repository) => sum + repository.symbols, 0);
  return (
    <section className="card" aria-labelledby="repositories">
      <header>
        <h2 className="heading grow" id="repositories">
          Repositories<span className="count">{count(repositories.length)}</span>
        </h2>
        {index.state !== "indexing" && <span className="meta faint num">{countOf(symbols, "symbol")}</span>}
      </header>
      {repositories.map((repository) => (
        <Link key={repository.name} className="repository" href={repository.url}>
          <div className="down">
            <span className="across">
              <Icon name="repository" label="repository" className="kind-scope" />
              <span className="repository-name cut">{repository.name}</span>
              {repository.scope === "external" && <span className="chip outline">external</span>}
            </span>
            <span className="repository-origin meta faint cut">{originOf(repository)}</span>
          </div>
          <LanguageBar languages={repository.languages} />
          <div className="repository-count">
            <div className="num medium">{count(repository.symbols)}</div>
            <div className="meta faint">symbols</div>
          </div>
          <RepositoryState repository={repository} now={now} />
        </Link>
      ))}
    </section>
  );
}

/** `main · 8f3c2a1 · 1,842 files`. */
function originOf({ branch, revision, files, run, state }: RepositoryRow): string {
  const read =
    state === "indexing" && run !== null
      ? `${count(run.filesDone)} of ${countOf(run.filesTotal, "file")}`
      : countOf(files, "file");
  return [branch, revision?.slice(0, 7) ?? "no revision", read].filter((part) => part !== null).join(" · ");
}
