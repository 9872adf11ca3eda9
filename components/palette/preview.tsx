"use client";
/**
 * The active row beside the list: its modifiers, its code as it stands, and its comment. Rows come first: it follows
 * once the reader rests on one, and the first one, too.
 */
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { memo, useMemo } from "react";
import { declarationQuery } from "@/lib/client/queries/symbols";
import { firstShown } from "../highlight/first-shown";
import { colourLines } from "../highlight/lex-lines";
import { linesOf } from "../highlight/lines-of";
import { NumberedLines } from "../highlight/numbered-lines";
import { Icon } from "../icons/icon";
import { KindIcon } from "../icons/kind-icon";
import { kindLooks } from "../icons/kind-looks";
import { DocView } from "../doc/doc-view";
import type { SymbolRow } from "./arrange";
import { ReflectedChips } from "../words/reflected-chips";
import { useRested } from "./use-rested";
import { WhyRank } from "./why-first";

/** Milliseconds: longer than from letter to letter; a row that was walked to is looked at. */
const REST = { typed: 260, walked: 120 };
const LINES = 14;

interface PreviewProps {
  row: SymbolRow;
  place: number;
  /** Why it has its rank is shown. */
  why: boolean;
}

export function Preview({ row, place, why }: PreviewProps) {
  const active = useMemo(() => ({ row, place }), [row, place]);
  const rested = useRested(active, place === 0 ? REST.typed : REST.walked);
  return rested === null ? <aside className="preview" /> : <Previewed {...rested} why={why} />;
}

const Previewed = memo(function Previewed({ row, place, why }: PreviewProps) {
  const { data } = useQuery({
    ...declarationQuery({ key: row.key, repo: row.repo, scope: "all", context_lines: LINES, limit: 1 }),
    placeholderData: keepPreviousData,
  });
  const symbol = data?.results[0];
  const own = symbol?.key === row.key ? symbol : undefined;
  const place0 =
    own?.declarations.find(({ file, line }) => file === row.file && line === row.line) ?? own?.declarations[0];
  const doc = place0?.doc ?? "";
  return (
    <aside className="preview" aria-label="Preview" tabIndex={0}>
      <header>
        <p className="line">
          <KindIcon kind={row.kind} />
          <span className="mono strong cut">{row.name}</span>
        </p>
        {row.container !== null && <p className="meta quiet mono cut">{row.container}</p>}
        <p className="preview-chips">
          {row.modifiers.slice(0, 5).map((modifier) => (
            <span className="chip" key={modifier}>
              {modifier}
            </span>
          ))}
          <ReflectedChips reflected={row.reflected} />
          {row.module !== undefined && (
            <span className="chip" title={`module ${row.module}`}>
              <Icon name="module" size={12} label="module" />
              {row.module}
            </span>
          )}
          {row.folded > 0 && <span className="chip">{`${row.folded + 1} declarations`}</span>}
        </p>
      </header>
      <Code row={row} text={place0?.snippet ?? row.signature} first={place0?.startLine ?? row.line} />
      {doc !== "" && <DocView doc={doc} language={row.language} className="preview-doc" />}
      {why && <WhyRank row={row} place={place} />}
    </aside>
  );
});

function Code({ row, text, first }: { row: SymbolRow; text: string; first: number }) {
  const { name, kind, line, language } = row;
  const names = new Map([[name, kindLooks[kind].colour]]);
  const lines = colourLines(linesOf(text.replace(/\r?\n$/, "")), language, names);
  const from = firstShown(lines, line - first, LINES);
  return (
    <pre className="preview-code">
      <NumberedLines lines={lines.slice(from, from + LINES)} first={first + from} here={line} />
    </pre>
  );
}
