/** Filters worth adding, in a labelled group; Tab takes the first. */
import type { Filter } from "./filters";
import type { Suggestion } from "./use-suggestions";

interface Props {
  suggestions: readonly Suggestion[];
  add(filter: Filter): void;
}

export function PaletteSuggestions({ suggestions, add }: Props) {
  return (
    <div className="palette-suggestions" role="group" aria-label="Narrow">
      {suggestions.map(({ filter, count }) => (
        <button
          key={`${filter.name}:${filter.value}`}
          className="filter-chip mono"
          aria-pressed="false"
          tabIndex={-1}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => add(filter)}
        >
          {filter.name}:{filter.value} {count !== "" && <span className="count">{count}</span>}
        </button>
      ))}
    </div>
  );
}
