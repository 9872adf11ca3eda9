"use client";
/** The declaration of the active row, and why the row stands where it stands. */
import { useQuery } from "@tanstack/react-query";
import { declarationQuery } from "@/lib/client/queries";
import type { SymbolRow } from "@/lib/contract/symbol-row";
import { ColouredText } from "../highlight/coloured-text";
import { colourLines, linesOf } from "../highlight/lex-lines";
import { KindIcon } from "../icons/kind-icon";
import { middleCut } from "../text/middle-cut";
import type { PaletteItem } from "./items";
import { docSummary } from "./doc-summary";
import { RankReasons } from "./rank-reasons";

/** Lines of a declaration that have room. */
const SHOWN = 12;

interface Props {
  item: PaletteItem | null;
  /** The row is the first of all. */
  first: boolean;
  why: boolean;
}

export function PalettePreview({ item, first, why }: Props) {
  if (item?.type !== "symbol") return <aside className="palette-preview" aria-hidden />;
  return (
    <aside className="palette-preview" aria-label="Preview">
      <Declaration row={item.row} />
      {why && <RankReasons row={item.row} title={first ? "Why first" : "Why here"} />}
    </aside>
  );
}

function Declaration({ row }: { row: SymbolRow }) {
  const { data } = useQuery(
    declarationQuery({ key: row.key, repo: row.repo, scope: "all", context_lines: SHOWN, limit: 1 }),
  );
  const declarations = data?.results[0]?.declarations ?? [];
  const here = declarations.find(({ file, line }) => file === row.file && line === row.line) ?? declarations[0];
  const doc = docSummary(declarations.find((declaration) => declaration.doc !== null)?.doc ?? null);
  const start = here === undefined ? row.line : Math.max(here.line - 1, here.startLine ?? here.line);
  const skipped = start - (here?.startLine ?? start);
  const snippet = linesOf(here?.snippet ?? row.signature).slice(skipped, skipped + SHOWN);
  const lines = colourLines(unindent(snippet), row.language, new Map());
  return (
    <>
      <div className="palette-subject">
        <div className="across">
          <KindIcon kind={row.kind} />
          <span className="mono strong cut" title={row.qualifiedName}>
            {row.name}
          </span>
        </div>
        {doc !== "" && <p className="palette-doc">{doc}</p>}
        <p className="meta faint cut" title={`${row.repo}/${row.file}`}>
          {middleCut(`${row.repo}/${row.file}`, 52)}
        </p>
      </div>
      <div className="palette-code" aria-label="Declaration">
        {lines.map((line, index) => (
          <div key={index} className="palette-line">
            <span className="num">{start + index}</span>
            <code>
              <ColouredText {...line} />
            </code>
          </div>
        ))}
      </div>
    </>
  );
}

/** Takes away the blanks that all lines start with. */
function unindent(lines: readonly string[]): string[] {
  const indents = lines.filter((line) => line.trim() !== "").map((line) => line.length - line.trimStart().length);
  const least = Math.min(...indents, 80);
  return lines.map((line) => line.slice(least));
}
