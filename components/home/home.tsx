"use client";
/** The home page in its three states: nothing indexed, indexing, ready. Figures step once a second while indexing. */
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "next/navigation";
import { useEffect } from "react";
import { statusQuery } from "@/lib/client/queries";
import { FailureBanner } from "../shell/failure-banner";
import { useNow } from "../shell/now";
import { useOverlays } from "../shell/overlay-context";
import { count } from "../words/figures";
import { AddRepository } from "./add-repository";
import { BigField } from "./big-field";
import { FirstRun } from "./first-run";
import { Hero } from "./hero";
import { IndexingCard } from "./indexing-card";
import { ReadingNowCard } from "./reading-now-card";
import { RecentCard } from "./recent-card";
import { FEW, RepositoriesCard } from "./repositories-card";
import { Tries } from "./tries";
import { useSources } from "./use-sources";
import "./hero.css";
import "./home.css";
import "./repository-line.css";
import "./add-folder.css";

export function Home() {
  const { data, error, refetch, dataUpdatedAt } = useQuery(statusQuery());
  const now = useNow(dataUpdatedAt);
  const sources = useSources();
  useQueryOfAddress();
  if (data === undefined) {
    return (
      <main id="main" className="content">
        {error !== null && <FailureBanner what="The index's state could not be read." error={error} retry={refetch} />}
      </main>
    );
  }
  if (data.repositories.length === 0) return <FirstRun sources={sources} />;
  const running = data.repositories.find(({ state, run }) => state === "indexing" && run !== null);
  /** What is below all of them would not be found. */
  const many = data.repositories.length > FEW;
  const problems = data.reasons.reduce((sum, { files }) => sum + files, 0);
  const symbols = Math.max(data.totals.symbols, running?.run?.symbols ?? 0);
  return (
    <main id="main" className="scrolls">
      <Hero title={running ? `Searchable already: ${count(symbols)} symbols.` : "Every symbol, no path asked."}>
        <BigField />
        {running ? (
          <p className="tries soft">
            Answers say when they may be incomplete. Nothing is called “not found” before the end.
          </p>
        ) : (
          <Tries examples={data.examples} />
        )}
      </Hero>
      <div className="home-grid">
        <div className="home-side">
          {running && <IndexingCard repository={running} left={problems} />}
          <RepositoriesCard repositories={data.repositories} symbols={symbols} now={now} sources={sources} />
          {!running && !many && <AddRepository sources={sources} wide />}
        </div>
        <div className="home-side">
          {running ? <ReadingNowCard files={running.run?.current ?? []} /> : <RecentCard now={now} />}
          {(running || many) && <AddRepository sources={sources} />}
        </div>
      </div>
    </main>
  );
}

/** `/?q=…` opens the palette on that query. */
function useQueryOfAddress(): void {
  const query = useSearchParams().get("q");
  const { openPalette } = useOverlays();
  useEffect(() => {
    if (query !== null) openPalette(query);
  }, [query, openPalette]);
}
