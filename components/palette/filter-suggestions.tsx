/** Filters that narrow, one press each; or what is wrong with a filter that was typed. */
import type { Filter } from "@/lib/contract/symbol-query";
import type { Suggestion } from "./suggest";

interface FilterSuggestionsProps {
  suggestions: readonly Suggestion[];
  problems: readonly string[];
  onAdd: (filter: Filter) => void;
}

export function FilterSuggestions({ suggestions, problems, onAdd }: FilterSuggestionsProps) {
  return (
    <div className="palette-filters" role="group" aria-label="Filters">
      {problems.map((problem) => (
        <span className="meta tone-warn cut" role="status" key={problem} title={problem}>
          {problem}
        </span>
      ))}
      {problems.length === 0 &&
        suggestions.map(({ filter, rows }, at) => (
          <button
            className="filter mono"
            // Those of other rows take the place of those that stand: a letter changes words, and makes no elements.
            key={at}
            tabIndex={-1}
            onClick={() => onAdd(filter)}
          >
            {filter.name}:{filter.value}
            {rows !== null && <span className="num">{rows}</span>}
          </button>
        ))}
      {problems.length === 0 && suggestions.length === 0 && (
        <span className="meta quiet cut">Filters: kind: lang: repo: scope: path: has: meta:</span>
      )}
    </div>
  );
}
