/** The keys of the palette, and how much was found in which time. */
import type { OperationOutput } from "@/lib/contract/operation";
import type { searchSymbols } from "@/lib/contract/search-symbols";
import { count } from "../words/figures";

interface PaletteFootProps {
  shown: number;
  symbols: OperationOutput<typeof searchSymbols> | undefined;
  took: number | null;
}

const KEYS = [
  ["↑↓", "walk"],
  ["Enter", "open"],
  ["Ctrl Enter", "beside"],
  ["Tab", "narrow"],
  ["Alt W", "why this rank"],
] as const;

export function PaletteFoot({ shown, symbols, took }: PaletteFootProps) {
  const total =
    symbols === undefined ? "" : `${symbols.totalIsLowerBound ? "at least " : ""}${count(symbols.totalMatches)}`;
  return (
    <footer className="palette-foot">
      {KEYS.map(([key, does]) => (
        <span className="line" key={key}>
          <kbd className="key">{key}</kbd>
          {does}
        </span>
      ))}
      <span className="grow" />
      {symbols !== undefined && (
        <span className="num">
          {count(shown)} of {total}
          {took !== null && ` · ${took} ms`}
        </span>
      )}
    </footer>
  );
}
