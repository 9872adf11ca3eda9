"use client";
/** Symbols whose names fit what is looked for in lines: they know what a name means, lines do not. */
import { useQuery } from "@tanstack/react-query";
import { symbolsQuery } from "@/lib/client/queries/found";
import { counted } from "../words/figures";
import { SymbolNameRow } from "./name-rows";
import { symbolsFitting } from "./symbols-fitting";
import type { TextSearch } from "./search-address";
import "./found-names.css";

const SHOWN = 6;

interface SymbolsBesideProps {
  search: TextSearch;
  /** What stands above them has its height. */
  shown: boolean;
  onAll: (query: string) => void;
}

export function SymbolsBeside({ search, shown, onAll }: SymbolsBesideProps) {
  const fitting = symbolsFitting(search);
  const { data } = useQuery({
    ...symbolsQuery({ ...fitting?.input, query: fitting?.input.query ?? "", limit: SHOWN }),
    enabled: fitting !== null,
  });
  if (!shown || fitting === null || data === undefined || data.results.length === 0) return null;
  return (
    <section className="symbols-beside" aria-label="Symbols">
      <h2 className="micro quiet">Symbols</h2>
      <ul>
        {data.results.map((row) => (
          <SymbolNameRow key={`${row.key} ${row.file}:${row.line}`} row={row} />
        ))}
      </ul>
      {data.truncated && (
        <button className="button" onClick={() => onAll(fitting.query)}>
          {`${data.totalIsLowerBound ? "At least " : ""}${counted(data.totalMatches, "symbol")}`}
        </button>
      )}
    </section>
  );
}
