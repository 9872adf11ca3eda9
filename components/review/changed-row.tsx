"use client";
/** A changed symbol: what it is, how it changed, and its lines when it is open. */
import Link from "next/link";
import { useEffect, useRef, type KeyboardEvent, type MouseEvent } from "react";
import type { ChangedSymbol } from "@/lib/contract/change-impact";
import { Icon } from "../icons/icon";
import { KindIcon } from "../icons/kind-icon";
import { count } from "../words/figures";
import { becameOf, CHANGE_WORDS, placeOf, splitName } from "./change-words";
import { HunkLines } from "./hunk-lines";

interface ChangedRowProps {
  symbol: ChangedSymbol;
  /** Of this page, with the row open. */
  url: string;
  isOpen: boolean;
  /** It is what the address asks for: it comes into view. */
  isAsked: boolean;
  onToggle: () => void;
}

export function ChangedRow({ symbol, url, isOpen, isAsked, onToggle }: ChangedRowProps) {
  const { change, kind, qualifiedName, leftBehind } = symbol;
  const { owner, name } = splitName(qualifiedName);
  const { line } = placeOf(symbol);
  const own = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isAsked) own.current?.scrollIntoView({ block: "center" });
  }, [isAsked]);
  const onClick = (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onToggle();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== " ") return;
    event.preventDefault();
    onToggle();
  };
  return (
    <li className="changed" ref={own}>
      <div className={isAsked ? "row selected" : "row"}>
        <a
          className="changed-name line grow"
          href={url}
          aria-expanded={isOpen}
          data-review-row
          onClick={onClick}
          onKeyDown={onKeyDown}
        >
          <span className="twist">
            <Icon name={isOpen ? "chevron-down" : "chevron-right"} size={12} />
          </span>
          <KindIcon kind={kind} />
          <code className="cut" title={qualifiedName}>
            <span className="quiet">{owner}</span>
            {name}
          </code>
          <span className="meta quiet cut">{becameOf(symbol)}</span>
          <span className="grow" />
          <span className={`chip change-${change}`}>{CHANGE_WORDS[change]}</span>
          {leftBehind > 0 && <span className="chip warn num">{`${count(leftBehind)} left behind`}</span>}
        </a>
        {symbol.url === null ? (
          <span className="changed-line meta quiet num">{`was ${line}`}</span>
        ) : (
          <Link className="changed-line link meta num" href={symbol.url} title="Open in code">
            {`line ${line}`}
          </Link>
        )}
      </div>
      {isOpen && <Lines symbol={symbol} />}
    </li>
  );
}

function Lines({ symbol: { diff, language, qualifiedName, url } }: { symbol: ChangedSymbol }) {
  if (diff === null)
    return (
      <p className="section-note soft">
        {"Too many lines to be shown side by side. "}
        {url !== null && (
          <Link className="link" href={url}>
            Open in code
          </Link>
        )}
      </p>
    );
  if (diff === "") return <p className="section-note soft">Its lines are the same; what stands around it differs.</p>;
  return <HunkLines diff={diff} language={language} label={`Lines of ${qualifiedName} that differ`} />;
}
