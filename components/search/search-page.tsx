"use client";
/** Text in all files. The query text is the truth: the address holds it, and everything else here edits it. */
import { useState } from "react";
import { IndexNote } from "../dock/index-note";
import { FILES_BESIDE, useWidth } from "../shell/widths";
import { counted } from "../words/figures";
import { Facets } from "./facets";
import { FoundMeanings } from "./found-meanings";
import { FoundNames } from "./found-names";
import { meaningWanted } from "./meaning-wanted";
import { namesWanted } from "./names-wanted";
import { Reading } from "./reading";
import { ResultFile } from "./result-file";
import { SearchColumns } from "./search-columns";
import { SearchHead } from "./search-head";
import { Gaps, HowToSearch, NothingFound, SearchFailure, Stopped } from "./search-notes";
import { SymbolsBeside } from "./symbols-beside";
import { useHitKeys } from "./use-hit-keys";
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
  const names = search.meaning ? null : namesWanted(search.query);
  const meaning = search.meaning ? meaningWanted(search.query) : null;
  const isLines = names === null && meaning === null;
  const asked = useTextSearch(isLines ? search : { ...search, query: "" }, patient);
  const wide = useWidth(FILES_BESIDE);
  const onHitKey = useHitKeys();
  const start = search.query.trim() === "" || !isLines;
  const found = start ? undefined : asked.found;
  const end = found?.end ?? null;
  const { isFetching, error, hasNextPage, isFetchingNextPage } = asked;
  return (
    <main id="main" className={isLines ? "search-page" : "search-page alone"}>
      <h1 className="visually-hidden">Search text</h1>
      {isLines && (
        <aside className="search-side" aria-label="Narrow">
          <details className="search-facets" open={wide !== false}>
            <summary>Narrow</summary>
            <Facets end={end} query={search.query} onQuery={(query) => change({ query })} />
            <SymbolsBeside search={search} shown={end !== null || !isFetching} onAll={(query) => change({ query })} />
          </details>
        </aside>
      )}
      <SearchColumns>
        {names !== null && <FoundNames key={search.query} {...names} />}
        {meaning !== null && (
          <FoundMeanings {...meaning} question={search.query} onQuery={(query) => change({ query })} />
        )}
        {isLines && (
          <SearchHead
            search={search}
            found={found}
            isSearching={isFetching}
            onStop={asked.stop}
            onAround={(around) => change({ around }, false)}
          />
        )}
        {isLines && !search.regex && <Reading query={search.query} onQuery={(query) => change({ query })} />}
        {isFetching && <i className="search-busy" aria-hidden />}
        {end !== null && <IndexNote index={end.index} found={undefined} />}
        {asked.isStopped && end === null && <Stopped onAgain={() => void asked.refetch()} />}
        {end !== null && <Gaps end={end} onLonger={patient ? null : () => setPatientFor(search.query)} />}
        {error !== null && !start && (
          <SearchFailure error={error} query={search.query} retry={() => void asked.refetch()} />
        )}
        {start && isLines && <HowToSearch />}
        {end?.totalMatches === 0 && error === null && <NothingFound {...{ search, end, onSearch: change }} />}
        {isLines && (
          <div
            className={asked.isPlaceholderData ? "scrolls grow hits older" : "scrolls grow hits"}
            role="region"
            aria-label="Matches"
            tabIndex={0}
            onKeyDown={onHitKey}
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
        )}
      </SearchColumns>
    </main>
  );
}
