"use client";
/** The repositories. A few stand as they are; many are filtered, sorted and grouped. */
import { useState } from "react";
import { remote } from "@/lib/client/remote";
import type { RepositoryRow } from "@/lib/contract/repository-row";
import { Icon } from "../icons/icon";
import { Segments } from "../shell/segments";
import { questionOf } from "../ways/question";
import { WaysButton } from "../ways/ways-button";
import { count } from "../words/figures";
import { arrangeRepositories, SORTS, type RepositorySort } from "./arrange-repositories";
import { RemoveDialog } from "./remove-dialog";
import { RepositoryLine } from "./repository-line";
import { useNews } from "./use-news";
import type { Sources } from "./use-sources";

/** Up to so many are seen at a glance. */
export const FEW = 8;

const SORT_WORDS: Readonly<Record<RepositorySort, string>> = { name: "Name", symbols: "Size", newest: "Newest" };

interface RepositoriesCardProps {
  repositories: readonly RepositoryRow[];
  symbols: number;
  now: number;
  sources: Sources;
}

const REPOSITORIES = questionOf("Repositories", remote.list_repositories, { limit: 200 });

export function RepositoriesCard({ repositories, symbols, now, sources }: RepositoriesCardProps) {
  const [filter, setFilter] = useState("");
  const [sort, setSort] = useState<RepositorySort>("name");
  const [leaving, setLeaving] = useState<RepositoryRow | null>(null);
  const onRemove = sources.mayManage ? setLeaving : null;
  const many = repositories.length > FEW;
  const news = useNews(repositories);
  const groups = many ? arrangeRepositories(repositories, { filter, sort, news }) : [];
  return (
    <section className="card repositories" aria-labelledby="repositories">
      <header className="card-head">
        <h2 id="repositories" className="grow">
          Repositories <span className="num quiet">{count(repositories.length)}</span>
        </h2>
        <span className="meta quiet num">{count(symbols)} symbols</span>
        {many && (
          <a className="button repositories-add" href="#add">
            <Icon name="plus" />
            Add
          </a>
        )}
        <WaysButton questions={[REPOSITORIES]} />
      </header>
      {many && (
        <div className="repositories-tools">
          <label className="repositories-filter">
            <Icon name="filter" size={14} className="quiet" />
            <input
              value={filter}
              placeholder="Filter by name or language"
              aria-label="Filter the repositories"
              onChange={({ target }) => setFilter(target.value)}
              onKeyDown={({ key }) => key === "Escape" && setFilter("")}
            />
          </label>
          <Segments
            label="Sort by"
            values={SORTS.map((value) => ({ value, word: SORT_WORDS[value] }))}
            chosen={sort}
            onChoose={setSort}
          />
        </div>
      )}
      {many ? (
        groups.map(({ title, rows }) => (
          <section key={title} aria-label={title}>
            <h3 className="repositories-group">
              {title} <span className="num quiet">{count(rows.length)}</span>
            </h3>
            <Rows rows={rows} now={now} onRemove={onRemove} />
          </section>
        ))
      ) : (
        <Rows rows={repositories} now={now} onRemove={onRemove} />
      )}
      {many && groups.length === 0 && <p className="card-text soft">{`No repository is named “${filter}”.`}</p>}
      {leaving !== null && <RemoveDialog repository={leaving} sources={sources} onClose={() => setLeaving(null)} />}
    </section>
  );
}

interface RowsProps {
  rows: readonly RepositoryRow[];
  now: number;
  /** Null for those who may not. */
  onRemove: ((repository: RepositoryRow) => void) | null;
}

function Rows({ rows, now, onRemove }: RowsProps) {
  return (
    <ul>
      {rows.map((repository) => (
        <RepositoryLine key={repository.name} repository={repository} now={now} onRemove={onRemove} />
      ))}
    </ul>
  );
}
