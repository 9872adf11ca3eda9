"use client";
/** The pieces of a pack by their numbers: what each is, why it is there, where it stands, and its code. */
import Link from "next/link";
import { useState } from "react";
import type { Answered } from "@/lib/client/stream-ask";
import type { ContextPiece } from "@/lib/contract/code-context";
import { whyOf } from "@/lib/contract/piece-text";
import { Icon } from "../icons/icon";
import { KindIcon } from "../icons/kind-icon";
import { PeekCode } from "../peek/peek-code";
import { counted } from "../words/figures";
import { PathCut } from "../words/middle-cut";
import "../peek/peek.css";

/** Pieces whose code is shown where nobody writes about them. */
const SHOWN = 3;

export function PackPieces({ pack }: { pack: NonNullable<Answered["pack"]> }) {
  const { results, totalMatches, model } = pack;
  if (results.length === 0) return null;
  return (
    <section className="card ask-pack" aria-label="Pieces of code">
      <header className="card-head">
        <h2>Pieces of code</h2>
        <span className="meta soft num">
          {totalMatches > results.length
            ? `the best ${results.length} of ${totalMatches}`
            : counted(results.length, "piece")}
        </span>
      </header>
      <ol className="ask-pieces">
        {results.map((piece, at) => (
          <Piece
            piece={piece}
            number={at + 1}
            open={model === null && at < SHOWN}
            key={`${piece.key} ${piece.file}:${piece.line}`}
          />
        ))}
      </ol>
    </section>
  );
}

function Piece({ piece, number, open: first }: { piece: ContextPiece; number: number; open: boolean }) {
  const [open, setOpen] = useState(first);
  const { name, qualifiedName, kind, repo, file, line, url, signature, doc } = piece;
  const why = whyOf(piece);
  return (
    <li>
      <div className="row">
        <button
          className="twist"
          aria-expanded={open}
          aria-label={`${open ? "Fold" : "Show"} the code of ${name}`}
          onClick={() => setOpen(!open)}
        >
          <Icon name={open ? "chevron-down" : "chevron-right"} size={12} />
        </button>
        <span className="ask-number num quiet">{`[${number}]`}</span>
        <KindIcon kind={kind} />
        <Link className="mono ask-name cut" href={url} prefetch={false} title={signature || name}>
          {qualifiedName}
        </Link>
        <span className="meta soft ask-why cut">{why}</span>
        <span className="meta quiet ask-place">
          <PathCut path={`${repo}/${file}`} line={line} />
        </span>
      </div>
      {doc !== null && <p className="ask-doc meta soft">{doc}</p>}
      {open && <PeekCode meaning={piece} />}
    </li>
  );
}
