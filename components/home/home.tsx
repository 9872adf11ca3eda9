"use client";
/** The first page, in three states: nothing indexed, indexing, ready. */
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { repositoriesQuery } from "@/lib/client/queries";
import type { OperationOutput } from "@/lib/contract/operation";
import type { operations } from "@/lib/contract/registry";
import { usePalette } from "../palette/palette-provider";
import { countOf } from "../text/figures";
import { FirstRun } from "./first-run";
import { Hero } from "./hero";
import { IndexingCard } from "./indexing-card";
import { RecentCard } from "./recent-card";
import { RepositoriesCard } from "./repositories-card";
import { IndexAnother, ReadingNow } from "./side-cards";
import { SearchButton } from "./search-button";
import { TryChips } from "./try-chips";
import { OfflineBar } from "../states/offline-bar";
import "./home.css";

export type Repositories = OperationOutput<typeof operations.list_repositories>;

/** @param initial what the server knew; null when it could not say */
export function Home({ initial, query }: { initial: Repositories | null; query: string | null }) {
  const { data, error, dataUpdatedAt, refetch } = useQuery({
    ...repositoriesQuery(),
    initialData: initial ?? undefined,
  });
  const { open } = usePalette();
  useEffect(() => {
    if (query !== null) open(query);
  }, [open, query]);

  const lost = error === null ? null : <OfflineBar error={error} since={dataUpdatedAt} retry={() => void refetch()} />;
  if (data === undefined) return <main id="main">{lost}</main>;
  if (data.index.state === "empty") return <FirstRun notice={lost} />;
  const running = data.results.filter(({ state }) => state === "indexing");
  const symbols = data.results.reduce((sum, repository) => sum + repository.symbols, 0);
  const indexing = data.index.state === "indexing";
  return (
    <>
      {lost}
      <Hero
        title={
          indexing && symbols > 0
            ? `Searchable already: ${countOf(symbols, "symbol")}.`
            : "Every symbol, no path asked."
        }
      >
        <SearchButton />
        {indexing ? (
          <p className="home-tips">
            Answers say when they may be incomplete. Nothing is called “not found” before the end.
          </p>
        ) : (
          <TryChips />
        )}
      </Hero>
      <main id="main" className="home">
        <div className="home-column">
          {running.map((repository) => (
            <IndexingCard key={repository.name} repository={repository} />
          ))}
          <RepositoriesCard repositories={data.results} index={data.index} />
          {!indexing && <IndexAnother wide />}
        </div>
        <div className="home-column">
          {running.length > 0 && <ReadingNow repositories={running} />}
          {indexing ? <IndexAnother /> : <RecentCard />}
        </div>
      </main>
    </>
  );
}
