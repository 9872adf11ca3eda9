/**
 * The keys of the palette, and how much was found in which time. While the field is empty, the signs that change the
 * mode.
 */
import type { Envelope } from "@/lib/contract/envelope";
import { count } from "../words/figures";
import { MODES, type Mode } from "./modes";

interface PaletteFootProps {
  /** Nothing is typed yet. */
  start: boolean;
  /** Rows have a rank to explain. */
  rank: boolean;
  shown: number;
  head: Pick<Envelope, "totalMatches" | "totalIsLowerBound"> | undefined;
  took: number | null;
  /** What the rows on show were asked for, while that is not what is typed; null when it is. */
  older: string | null;
  onMode: (mode: Mode) => void;
}

const SIGNS: readonly { mode: Mode; word: string }[] = [
  { mode: "symbols", word: "symbol" },
  { mode: "here", word: "in this file" },
  { mode: "line", word: "line" },
  { mode: "action", word: "action" },
];

export function PaletteFoot({ start, rank, shown, head, took, older, onMode }: PaletteFootProps) {
  const keys = [
    ["↑↓", "walk"],
    ["Enter", "open"],
    ["Ctrl Enter", "beside"],
    ...(rank
      ? [
          ["Tab", "narrow"],
          ["Alt W", "why this rank"],
        ]
      : []),
  ];
  const total = head === undefined ? "" : `${head.totalIsLowerBound ? "at least " : ""}${count(head.totalMatches)}`;
  return (
    <footer className="palette-foot">
      {start
        ? SIGNS.map(({ mode, word }) => (
            <button className="line palette-sign" key={mode} tabIndex={-1} onClick={() => onMode(mode)}>
              <kbd className="key">{MODES[mode].sign}</kbd>
              {word}
            </button>
          ))
        : keys.map(([key, does]) => (
            <span className="line" key={key}>
              <kbd className="key">{key}</kbd>
              {does}
            </span>
          ))}
      <span className="grow" />
      {start && <span className="cut">anything else finds symbols and files</span>}
      {older !== null && (
        <span className="palette-older cut">
          Rows of <code>{older}</code>
        </span>
      )}
      {older === null && head !== undefined && (
        <span className="num">
          {count(shown)} of {total}
          {took !== null && ` · ${took} ms`}
        </span>
      )}
    </footer>
  );
}
