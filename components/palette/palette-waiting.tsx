/**
 * The first answer is on its way: four rows in outline, drawn only when it takes a moment. They have a row's height.
 */
const WIDTHS = [
  [32, 21],
  [23, 26],
  [37, 17],
  [18, 23],
] as const;

export function PaletteWaiting() {
  return (
    <div className="palette-list waiting" aria-hidden>
      {WIDTHS.map(([name, place]) => (
        <div className="palette-row" key={name}>
          <i className="skeleton square" />
          <i className="skeleton" style={{ width: `${name}%` }} />
          <span className="grow" />
          <i className="skeleton" style={{ width: `${place}%` }} />
        </div>
      ))}
    </div>
  );
}
