"use client";
/** What a change left behind, symbol by symbol: each place with its reason, its line, and how sure that is. */
import Link from "next/link";
import type { ChangedSymbol, LeftBehind } from "@/lib/contract/change-impact";
import { BasisMark } from "../certainty/basis-mark";
import { tierOf } from "../certainty/tiers";
import { CommandLine } from "../home/command-line";
import { KindIcon } from "../icons/kind-icon";
import { count } from "../words/figures";
import { PathCut } from "../words/middle-cut";
import { grouped } from "./by-file";
import { CHANGE_WORDS, PROBLEM_WORDS, shortName } from "./change-words";

interface LeftGroupsProps {
  rows: readonly LeftBehind[];
  symbols: readonly ChangedSymbol[];
  onShow: (key: string) => void;
}

export function LeftGroups({ rows, symbols, onShow }: LeftGroupsProps) {
  const known = new Map(symbols.map((symbol) => [symbol.key, symbol]));
  return [...grouped(rows, ({ of }) => of)].map(([key, own]) => (
    <section className="left-group" key={key} aria-label={own[0].name}>
      <GroupHead symbol={known.get(key)} name={own[0].name} places={own.length} onShow={() => onShow(key)} />
      <ul>
        {own.map((row) => (
          <LeftRow key={`${row.file}:${row.line}:${row.column} ${row.problem} ${row.why}`} row={row} />
        ))}
      </ul>
    </section>
  ));
}

interface GroupHeadProps {
  symbol: ChangedSymbol | undefined;
  name: string;
  places: number;
  onShow: () => void;
}

function GroupHead({ symbol, name, places, onShow }: GroupHeadProps) {
  return (
    <header className="line">
      {symbol !== undefined && <KindIcon kind={symbol.kind} />}
      <h3 className="mono cut" title={name}>
        {shortName(name)}
      </h3>
      {symbol !== undefined && <span className="chip">{CHANGE_WORDS[symbol.change]}</span>}
      <span className="meta quiet num grow">{count(places)}</span>
      {symbol !== undefined && (
        <button className="button" onClick={onShow} aria-label={`Show what changed in ${name}`}>
          Show change
        </button>
      )}
    </header>
  );
}

function LeftRow({ row }: { row: LeftBehind }) {
  const { problem, why, basis, file, line, preview, enclosing, redirect, url } = row;
  return (
    <li className="left">
      <Link className="row left-row" href={url} prefetch={false} data-review-row>
        <i className={`basis-edge ${tierOf(basis)}`} aria-hidden />
        <span className="left-lines grow">
          <span className="line">
            <span className="cut grow left-why" title={why}>
              <span className="strong">{PROBLEM_WORDS[problem]}</span>
              {`: ${why}`}
            </span>
            <BasisMark basis={basis} />
          </span>
          <span className="line left-where">
            <span className="meta mono soft left-place" title={`${file}:${line}`}>
              <PathCut path={file} line={line} />
            </span>
            {enclosing !== null && <span className="meta quiet cut left-around">{`in ${enclosing}`}</span>}
          </span>
          <code className="cut left-code" title={preview}>
            {preview}
          </code>
        </span>
      </Link>
      {redirect !== null && (
        <div className="left-redirect">
          <p className="meta soft">This line in the project’s settings leads assets to the new name:</p>
          <CommandLine command={redirect} prompt={null} />
        </div>
      )}
    </li>
  );
}
