"use client";
/** Text in all files. The query text is the truth: the address holds it, and everything else here edits it. */
import { useState } from "react";
import { IndexNote } from "../dock/index-note";
import { useOverlays } from "../shell/overlay-context";
import { FILES_BESIDE, useWidth } from "../shell/widths";
import { counted } from "../words/figures";
import { Facets } from "./facets";
import { walkHits } from "./focus-hits";
import { ResultFile } from "./result-file";
import { SearchHead } from "./search-head";
import { Gaps, HowToSearch, NothingFound, SearchFailure, Stopped } from "./search-notes";
import { useSearchAddress } from "./use-search-address";
import { useTextSearch } from "./use-text-search";
import "./search-field.css";
import "./search.css";
import "./facets.css";
import "./hits.css";

export function SearchPage() {
  const { search, change } = useSearchAddress();
  /** The query that was asked to be searched longer. */
  const [patientFor, setPatientFor] = useState<string | null>(null);
  const patient = patientFor === search.query;
  const asked = useTextSearch(search, patient);
  const { openPalette } = useOverlays();
  const beside = useWidth(FILES_BESIDE);
  const start = search.query.trim() === "";
  const found = start ? undefined : asked.found;
  const end = found?.end ?? null;
  const { isFetching, error, hasNextPage, isFetchingNextPage } = asked;
  return (
    <main id="main" className="search-page">
      <h1 className="visually-hidden">Search text</h1>
      <aside className="search-side" aria-label="Narrow">
        <details className="search-facets" open={beside !== false}>
          <summary>Narrow</summary>
          <Facets end={end} query={search.query} onQuery={(query) => change({ query })} />
          {end !== null && (
            <button className="button outlined" onClick={() => openPalette(end.pattern)}>
              Symbols of this name
            </button>
          )}
        </details>
      </aside>
      <section className="search-results" aria-label="Results">
        <SearchHead
          search={search}
          found={found}
          isSearching={isFetching}
          onStop={asked.stop}
          onAround={(around) => change({ around }, false)}
        />
        {isFetching && <i className="search-busy" aria-hidden />}
        {end !== null && <IndexNote index={end.index} found={undefined} />}
        {asked.isStopped && end === null && <Stopped onAgain={() => void asked.refetch()} />}
        {end !== null && <Gaps end={end} onLonger={patient ? null : () => setPatientFor(search.query)} />}
        {error !== null && !start && (
          <SearchFailure error={error} query={search.query} retry={() => void asked.refetch()} />
        )}
        {start && <HowToSearch />}
        {end?.totalMatches === 0 && error === null && <NothingFound {...{ search, end, onSearch: change }} />}
        <div
          className={asked.isPlaceholderData ? "scrolls grow hits older" : "scrolls grow hits"}
          role="region"
          aria-label="Matches"
          tabIndex={0}
          onKeyDown={walkHits}
        >
          {found?.files.map((each) => (
            <ResultFile key={`${each.file.repo}/${each.file.file}`} found={each} search={search} />
          ))}
          {hasNextPage && found !== undefined && (
            <p className="hit-more">
              <button
                className="button outlined"
                disabled={isFetchingNextPage}
                onClick={() => void asked.fetchNextPage()}
              >
                {`Show more of ${counted(found.totalFiles, "file")}`}
              </button>
            </p>
          )}
        </div>
      </section>
    </main>
  );
}
