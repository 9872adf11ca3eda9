"use client";
/** The change symbol by symbol: file by file, narrowed to kinds of change, each row opening into its lines. */
import Link from "next/link";
import { useMemo, useState } from "react";
import { CHANGES, type Change } from "@/lib/contract/change-impact";
import { fileUrl } from "@/lib/contract/page-url";
import { Icon } from "../icons/icon";
import { count, counted } from "../words/figures";
import { PathCut } from "../words/middle-cut";
import { byFile, type ChangedFile } from "./by-file";
import { CHANGE_WORDS } from "./change-words";
import { ChangedRow } from "./changed-row";
import { rowUrl, type ReviewRange } from "./review-range";
import { useNarrowed, type Answer, type Question } from "./use-narrowed";
import type { OpenRows } from "./use-open-rows";

interface ChangedSymbolsProps {
  repo: string;
  range: ReviewRange;
  question: Question;
  answer: Answer;
  rows: OpenRows;
}

export function ChangedSymbols({ repo, range, question, answer, rows }: ChangedSymbolsProps) {
  const [only, setOnly] = useState<ReadonlySet<Change>>(new Set());
  const toggle = (change: Change): void =>
    setOnly(
      (before) => new Set(before.has(change) ? [...before].filter((each) => each !== change) : [...before, change]),
    );
  const { symbols, total, isPending } = useNarrowed(question, answer, only);
  const files = useMemo(() => byFile(symbols), [symbols]);
  const { changes, totalMatches } = answer;
  const kinds = CHANGES.filter((change) => changes[change] > 0);
  return (
    <section className="card" aria-labelledby="changed-title" id="changed">
      <header className="card-head wraps">
        <h2 className="grow" id="changed-title">
          Changed symbols <span className="num quiet">{count(totalMatches)}</span>
        </h2>
        {kinds.length > 1 && (
          <div className="line wraps" role="group" aria-label="Kinds of change">
            {kinds.map((change) => (
              <button className="filter" aria-pressed={only.has(change)} key={change} onClick={() => toggle(change)}>
                {CHANGE_WORDS[change]} <span className="num">{count(changes[change])}</span>
              </button>
            ))}
          </div>
        )}
      </header>
      {files.map((file) => (
        <FileOfChange key={file.file} {...{ repo, range, file, rows }} />
      ))}
      {isPending && (
        <p className="section-note soft" role="status">
          Reading more…
        </p>
      )}
      {!isPending && symbols.length < total && (
        <p className="section-note soft num">{`The first ${count(symbols.length)} of ${counted(total, "symbol")}, the weightiest changes first.`}</p>
      )}
    </section>
  );
}

interface FileOfChangeProps {
  repo: string;
  range: ReviewRange;
  file: ChangedFile;
  rows: OpenRows;
}

function FileOfChange({ repo, range, file: { file, symbols }, rows }: FileOfChangeProps) {
  const isGone = symbols.every(({ after }) => after === null || after.file !== file) && symbols[0].url === null;
  return (
    <section className="changed-file" aria-label={file}>
      <header className="line">
        <Icon name="file" className="k-scope" />
        {isGone ? (
          <span className="strong soft grow">
            <PathCut path={file} />
          </span>
        ) : (
          <Link className="strong grow" href={fileUrl(repo, file)} prefetch={false} title={file}>
            <PathCut path={file} />
          </Link>
        )}
        <span className="meta quiet num">{counted(symbols.length, "symbol")}</span>
      </header>
      <ul>
        {symbols.map((symbol) => (
          <ChangedRow
            key={`${symbol.change} ${symbol.key}`}
            symbol={symbol}
            url={rowUrl(repo, range, symbol.key)}
            isOpen={rows.isOpen(symbol.key)}
            isAsked={rows.asked === symbol.key}
            onToggle={() => rows.toggle(symbol.key)}
          />
        ))}
      </ul>
    </section>
  );
}
