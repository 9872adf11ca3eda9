/** A list of files that is being read: rows in outline, of a row's height. */
import { WaitingLine } from "./file-line";

const WIDTHS = [46, 34, 58, 40];

export function TreeWaiting() {
  return WIDTHS.map((width) => (
    <div className="row" key={width} aria-hidden>
      <WaitingLine width={width} />
    </div>
  ));
}
