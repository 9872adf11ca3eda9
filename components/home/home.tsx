"use client";
/** The home page in its three states: nothing indexed, indexing, ready. Figures step once a second while indexing. */
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "next/navigation";
import { useEffect } from "react";
import { statusQuery } from "@/lib/client/queries/status";
import { FailureBanner } from "../shell/failure-banner";
import { useNow } from "../shell/now";
import { useOverlays } from "../shell/overlay-context";
import { count } from "../words/figures";
import { BigField } from "./big-field";
import { FirstHero, WaysToBegin, WhatIsRead } from "./first-run";
import { Hero } from "./hero";
import { HomeFrame } from "./home-frame";
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
  if (data.repositories.length === 0) {
    const add = sources.mayManage ? "first" : null;
    return <HomeFrame hero={<FirstHero />} left={<WaysToBegin />} right={<WhatIsRead />} sources={sources} add={add} />;
  }
  const running = data.repositories.find(({ state, run }) => state === "indexing" && run !== null);
  /** What is below all of them would not be found. */
  const many = data.repositories.length > FEW;
  const problems = data.reasons.reduce((sum, { files }) => sum + files, 0);
  const symbols = Math.max(data.totals.symbols, running?.run?.symbols ?? 0);
  return (
    <HomeFrame
      hero={
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
      }
      left={
        <>
          {running && <IndexingCard repository={running} left={problems} />}
          <RepositoriesCard repositories={data.repositories} symbols={symbols} now={now} sources={sources} />
        </>
      }
      right={running ? <ReadingNowCard files={running.run?.current ?? []} /> : <RecentCard now={now} />}
      sources={sources}
      add={running || many ? "last" : "below"}
    />
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
