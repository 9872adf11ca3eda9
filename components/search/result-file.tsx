"use client";
/** A file with matches: its name and place, how many, its lines, and where its gaps lie. The rest of it on request. */
import { useInfiniteQuery } from "@tanstack/react-query";
import Link from "next/link";
import { useState } from "react";
import { textQuery } from "@/lib/client/queries/search";
import type { FoundFile } from "@/lib/client/text-found";
import { Icon } from "../icons/icon";
import { FailureBanner } from "../shell/failure-banner";
import { counted } from "../words/figures";
import { gapPlaces } from "../words/gap-places";
import { MiddleCut } from "../words/middle-cut";
import { withoutFilter } from "./edit-query";
import { ResultLines } from "./result-lines";
import type { TextSearch } from "./search-address";
import { inputOf } from "./use-text-search";
import { IconLink } from "../ui/icon-button";

/** Rows that one file shows at most; it can be opened for the rest. */
const WHOLE = 200;

export function ResultFile({ found, search }: { found: FoundFile; search: TextSearch }) {
  const { file, rows: first } = found;
  const [folded, setFolded] = useState(false);
  const [whole, setWhole] = useState(false);
  const rest = useInfiniteQuery({
    ...textQuery({
      ...inputOf({ ...search, query: withoutFilter(search.query, "path") }),
      repo: file.repo,
      path: file.file,
      limit: WHOLE,
    }),
    enabled: whole,
  });
  const own = rest.data?.pages[0].files.find((each) => each.file.repo === file.repo && each.file.file === file.file);
  const rows = whole && own !== undefined && own.rows.length > first.length ? own.rows : first;
  const hidden = file.matches - rows.length;
  const name = file.file.slice(file.file.lastIndexOf("/") + 1);
  return (
    <section className="hit-file" aria-label={`${file.repo}/${file.file}`}>
      <header className="line">
        <button
          className="twist"
          aria-expanded={!folded}
          aria-label={`${folded ? "Unfold" : "Fold"} ${name}`}
          onClick={() => setFolded(!folded)}
        >
          <Icon name={folded ? "chevron-right" : "chevron-down"} size={12} />
        </button>
        <Icon name="file" className="k-scope" />
        <Link className="strong" href={file.url} prefetch={false} title={`${file.repo}/${file.file}`}>
          {name}
        </Link>
        <span className="meta quiet grow hit-folder">
          <MiddleCut text={[file.repo, ...file.file.split("/").slice(0, -1)].join("/")} />
        </span>
        {file.scope === "external" && <span className="chip outlined">external</span>}
        {file.status === "partial" && <span className="chip warn">partial</span>}
        <span className="meta soft num">{counted(file.matches, "match", "matches")}</span>
        <IconLink href={file.url} prefetch={false} icon="open" label={`Open ${name}`} />
      </header>
      {!folded && (
        <>
          <div className="hit-code" role="group" aria-label={`Lines of ${name}`} tabIndex={0}>
            <ResultLines rows={rows} language={file.language} />
          </div>
          {file.gaps.length > 0 && <Gaps gaps={file.gaps} />}
          {rest.error !== null && (
            <FailureBanner
              what="The rest of this file could not be searched."
              error={rest.error}
              retry={() => void rest.refetch()}
            />
          )}
          {hidden > 0 && (
            <p className="hit-more">
              {whole && own !== undefined ? (
                <span className="soft">{`${counted(hidden, "more match", "more matches")} in this file.`}</span>
              ) : (
                <button className="link" onClick={() => setWhole(true)} disabled={rest.isFetching}>
                  {`Show ${counted(hidden, "more match", "more matches")} in this file`}
                </button>
              )}
            </p>
          )}
        </>
      )}
    </section>
  );
}

function Gaps({ gaps }: { gaps: FoundFile["file"]["gaps"] }) {
  return (
    <p className="hit-warn meta tone-warn">
      <Icon name="warning" size={14} />
      {`Lines ${gapPlaces(gaps)} could not be parsed. Text is searched; symbols there are missing.`}
    </p>
  );
}
