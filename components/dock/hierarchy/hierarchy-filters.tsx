/** Shows or leaves out sorts of types in a hierarchy; there only when it holds more than one. */
import { count } from "../../words/figures";
import { TYPE_SORTS, type TypeSort } from "./hierarchy-sorts";

interface HierarchyFiltersProps {
  counts: Readonly<Record<TypeSort, number>>;
  hidden: ReadonlySet<TypeSort>;
  onChange: (hidden: ReadonlySet<TypeSort>) => void;
}

const WORDS: Readonly<Record<TypeSort, string>> = { code: "code", blueprint: "Blueprint", external: "external" };

export function HierarchyFilters({ counts, hidden, onChange }: HierarchyFiltersProps) {
  const present = TYPE_SORTS.filter((sort) => counts[sort] > 0);
  if (present.length < 2) return null;
  const toggle = (sort: TypeSort): void => {
    const next = new Set(hidden);
    if (!next.delete(sort)) next.add(sort);
    onChange(next);
  };
  return (
    <div className="usage-filters" role="group" aria-label="Show">
      {present.map((sort) => (
        <button className="filter" key={sort} aria-pressed={!hidden.has(sort)} onClick={() => toggle(sort)}>
          {WORDS[sort]} <span className="num">{count(counts[sort])}</span>
        </button>
      ))}
    </div>
  );
}
