/** Which side of the type is shown, as a tree or a picture, and which sorts of types where it holds more than one. */
import { Segments } from "../../shell/segments";
import { count } from "../../words/figures";
import { TYPE_SORTS, type TypeSort } from "./hierarchy-sorts";
import type { HierarchyShape, HierarchySide, HierarchyView } from "./hierarchy-view";

interface HierarchyFiltersProps {
  view: HierarchyView;
  onView: (view: HierarchyView) => void;
  counts: Readonly<Record<TypeSort, number>>;
  hidden: ReadonlySet<TypeSort>;
  onHide: (hidden: ReadonlySet<TypeSort>) => void;
}

const WORDS: Readonly<Record<TypeSort, string>> = { code: "code", blueprint: "Blueprint", external: "external" };
const SIDES: readonly { value: HierarchySide; word: string }[] = [
  { value: "bases", word: "Bases" },
  { value: "both", word: "Both" },
  { value: "derived", word: "Derived" },
];
const SHAPES: readonly { value: HierarchyShape; word: string }[] = [
  { value: "tree", word: "Tree" },
  { value: "picture", word: "Picture" },
];

export function HierarchyFilters({ view, onView, counts, hidden, onHide }: HierarchyFiltersProps) {
  const present = TYPE_SORTS.filter((sort) => counts[sort] > 0);
  const toggle = (sort: TypeSort): void => {
    const next = new Set(hidden);
    if (!next.delete(sort)) next.add(sort);
    onHide(next);
  };
  return (
    <div className="usage-filters" role="group" aria-label="Show">
      <Segments label="Side" values={SIDES} chosen={view.side} onChoose={(side) => onView({ ...view, side })} />
      <Segments label="As" values={SHAPES} chosen={view.shape} onChoose={(shape) => onView({ ...view, shape })} />
      {present.length > 1 &&
        present.map((sort) => (
          <button className="filter" key={sort} aria-pressed={!hidden.has(sort)} onClick={() => toggle(sort)}>
            {WORDS[sort]} <span className="num">{count(counts[sort])}</span>
          </button>
        ))}
    </div>
  );
}
