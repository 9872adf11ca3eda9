"use client";
/** The code of a piece below the words that cite it. Esc closes it, and the focus goes back. */
import Link from "next/link";
import { useEffect, useRef } from "react";
import type { ContextPiece } from "@/lib/contract/code-context";
import { PeekCode } from "../peek/peek-code";
import "../peek/peek.css";

export function PiecePeek({ piece, onClose }: { piece: ContextPiece; onClose: () => void }) {
  const zone = useRef<HTMLElement>(null);
  useEffect(() => {
    zone.current?.focus({ preventScroll: true });
  }, [piece]);
  return (
    <section
      className="peek ask-peek"
      aria-label={`Peek of ${piece.name}`}
      tabIndex={-1}
      ref={zone}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        onClose();
      }}
    >
      <header className="peek-head">
        <span className="mono strong cut">{piece.name}</span>
        <span className="meta mono soft cut grow" title={piece.file}>{`${piece.file}:${piece.line}`}</span>
        <Link className="button" href={piece.url} prefetch={false}>
          Open
        </Link>
        <button className="button" onClick={onClose}>
          Close <kbd className="key">Esc</kbd>
        </button>
      </header>
      <PeekCode meaning={piece} />
    </section>
  );
}
