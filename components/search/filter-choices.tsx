/** Values of the filter that is being typed, below the field: arrows walk, Tab or Enter takes one, Esc closes. */
import { MiddleCut } from "../words/middle-cut";

interface FilterChoicesProps {
  id: string;
  choices: readonly string[];
  active: number | null;
  onTake: (choice: number) => void;
}

export function FilterChoices({ id, choices, active, onTake }: FilterChoicesProps) {
  return (
    <div className="search-choices mono" role="listbox" id={id} aria-label="Values of the filter">
      {choices.map((choice, at) => (
        <div
          role="option"
          id={`${id}-${at}`}
          aria-selected={at === active}
          key={choice}
          title={choice}
          // The field keeps the focus.
          onPointerDown={(event) => {
            event.preventDefault();
            onTake(at);
          }}
        >
          <MiddleCut text={choice} />
        </div>
      ))}
    </div>
  );
}
