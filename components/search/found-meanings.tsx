"use client";
/**
 * Functions and types by what they do, best first: with the first of what their comments say, and why each is there.
 */
import { useQuery } from "@tanstack/react-query";
import Link from "next/link";
import { useState } from "react";
import { remote } from "@/lib/client/remote";
import { meaningQuery } from "@/lib/client/queries/search";
import type { OperationOutput } from "@/lib/contract/operation";
import type { searchSemantic } from "@/lib/contract/search-semantic";
import { CopyLinks } from "../code/copy-links";
import { useCopiedLink } from "../code/use-copied-link";
import { IndexNote } from "../dock/index-note";
import { Icon } from "../icons/icon";
import { FailureBanner } from "../shell/failure-banner";
import { ProgressRing } from "../shell/progress-ring";
import { Toast } from "../shell/toast";
import { questionOf } from "../ways/question";
import { count, counted } from "../words/figures";
import type { MeaningWanted } from "./meaning-wanted";
import { SymbolNameRow } from "./name-rows";
import { useHitKeys } from "./use-hit-keys";
import "./found-names.css";

/** Rows of one answer, and of the largest that can be asked for. */
const FIRST = 30;
const MOST = 200;

interface FoundMeaningsProps extends MeaningWanted {
  /** the text of the field */
  question: string;
  onQuery: (query: string) => void;
}

export function FoundMeanings({ question, input, left, onQuery }: FoundMeaningsProps) {
  const [limit, setLimit] = useState(FIRST);
  const { data, error, refetch, isFetching } = useQuery(meaningQuery({ ...input, limit }));
  const copies = useCopiedLink(asItIs);
  const onHitKey = useHitKeys();
  const isAsked = input.query !== "";
  return (
    <>
      <header className="search-head">
        <p className="grow cut" role="status">
          {isAsked && data !== undefined && (
            <>
              <b className="num">{counted(data.results.length, "candidate")}</b>
              <span className="quiet num">{` of ${counted(data.described, "described symbol")}, best first`}</span>
            </>
          )}
        </p>
        {isAsked && (
          <Link className="button" href={`/ask?q=${encodeURIComponent(question)}`} prefetch={false}>
            Ask
          </Link>
        )}
        {isAsked && (
          <span className="line search-links">
            <CopyLinks
              question={questionOf("This search", remote.search_semantic, input)}
              copies={copies}
              button="button"
            />
          </span>
        )}
        <Toast said={copies.copied} />
      </header>
      {isFetching && isAsked && <i className="search-busy" aria-hidden />}
      {left.length > 0 && (
        <p className="banner flat">{`Only lines are narrowed by ${left.join(" ")}: meaning is asked without it.`}</p>
      )}
      {error !== null && (
        <FailureBanner what="The search by meaning failed." error={error} retry={() => void refetch()} />
      )}
      {!isAsked && <Tries onQuery={onQuery} />}
      {isAsked && data !== undefined && <Notes answer={data} />}
      {isAsked && data?.results.length === 0 && !data.isOff && (
        <p className="search-nothing prose">{data.emptyReason?.message ?? "No described symbol says any of it."}</p>
      )}
      <div className="scrolls grow" role="region" aria-label="Candidates" tabIndex={0} onKeyDown={onHitKey}>
        <ul className="found-names">
          {isAsked &&
            data?.results.map((row) => (
              <SymbolNameRow key={`${row.repo} ${row.key} ${row.file}:${row.line}`} row={row} hit />
            ))}
        </ul>
        {isAsked && data?.truncated === true && limit < MOST && (
          <p className="hit-more">
            <button className="button outlined" onClick={() => setLimit(MOST)}>
              Show more candidates
            </button>
          </p>
        )}
      </div>
    </>
  );
}

const asItIs = (): void => {};

/** What the candidates may lack. */
function Notes({ answer }: { answer: OperationOutput<typeof searchSemantic> }) {
  const { isOff, files, wordsAlone, standsIn, index } = answer;
  if (isOff)
    return (
      <p className="banner warn flat">
        <Icon name="warning" />
        Search by meaning is off on this server (FATHOM_SEMANTIC is 0). Lines and names can be searched.
      </p>
    );
  return (
    <>
      <IndexNote index={index} found={undefined} />
      {files.described < files.total && (
        <p className="banner flat">
          <ProgressRing share={files.total === 0 ? 0 : files.described / files.total} />
          <span className="num">{`Symbols of ${count(files.described)} of ${counted(files.total, "file")} are described. The list is asked for again.`}</span>
        </p>
      )}
      {wordsAlone !== null && (
        <p className="banner warn flat">
          <Icon name="warning" />
          {`Words alone placed these: ${wordsAlone}`}
        </p>
      )}
      {standsIn !== undefined && (
        <p className="banner flat">{`The scan stands in for the configured engine: ${standsIn}`}</p>
      )}
    </>
  );
}

const TRIES = ["wait longer before each further try", "read settings from the environment", "what ends a connection"];

/** Before anything is asked: what to write. */
function Tries({ onQuery }: { onQuery: (query: string) => void }) {
  return (
    <div className="search-nothing">
      <p className="prose">
        Finds functions, methods and types by what they do: by the words of their names, comments and bodies, and by
        words of like meaning. No word has to be there.
      </p>
      <p className="near-names">
        {TRIES.map((each) => (
          <button className="chip" key={each} onClick={() => onQuery(each)}>
            {each}
          </button>
        ))}
      </p>
    </div>
  );
}
