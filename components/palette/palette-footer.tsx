/** The keys that work here, and how many rows of how many in what time. */
import { count } from "../text/figures";
import type { PaletteTyped } from "./use-palette-query";
import type { useSymbolSearch } from "./use-symbol-search";

interface Props {
  typed: PaletteTyped;
  search: ReturnType<typeof useSymbolSearch>;
  shown: number;
}

const walking = [
  ["↑↓", "walk"],
  ["Enter", "open"],
  ["Ctrl Enter", "new tab"],
  ["Tab", "narrow"],
  ["Alt W", "why this rank"],
] as const;

const starting = [
  ["#", "symbol"],
  ["@", "in this file"],
  [":", "line"],
] as const;

export function PaletteFooter({ typed, search, shown }: Props) {
  const start = typed.text === "" && typed.chips.length === 0;
  return (
    <footer className="palette-footer">
      {(start ? starting : walking).map(([key, does]) => (
        <span key={key} className="across meta quiet">
          <kbd className="key">{key}</kbd>
          {does}
        </span>
      ))}
      <span className="grow" />
      <span className="meta quiet num">
        {start ? "anything else searches symbols and files" : figures(search, shown)}
      </span>
    </footer>
  );
}

function figures({ symbols, rows, fileAnswer }: ReturnType<typeof useSymbolSearch>, shown: number): string {
  const timed = symbols.data;
  if (fileAnswer !== undefined) return `${shown} of ${count(fileAnswer.totalMatches)}`;
  if (timed === undefined) return symbols.isLoading ? "asking…" : "";
  const { totalMatches, totalIsLowerBound, results } = timed.answer;
  const beyond = rows.length - results.length;
  const total = `${totalIsLowerBound ? "at least " : ""}${count(totalMatches + beyond)}`;
  return `${count(rows.length)} of ${total} · ${Math.round(timed.ms)} ms`;
}
