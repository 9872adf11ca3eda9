/**
 * The code as plain rows, whole from the server: what the first paint shows, and all that a phone gets. Every line has
 * its anchor. Text nodes only; nothing of the source is ever markup.
 */
import type { NamePlace } from "../editor/name-place";
import { ColouredText } from "../highlight/coloured-text";
import type { ColouredLine } from "../highlight/lex-lines";
import type { LineRange } from "./line-range";
import { touchedPlace } from "./touched-place";
import "./server-code.css";

interface ServerCodeProps {
  label: string;
  /** Null leaves the rows as the server drew them. */
  lines: readonly ColouredLine[] | null;
  /** Number of the first of `lines`. */
  first: number;
  gaps: readonly { startLine: number; endLine: number }[];
  here: number | null;
  /** The symbol that was come for. */
  name: NamePlace | null;
  range: LineRange | null;
  /** The file goes on below these lines. */
  goesOn: boolean;
  /** Long lines go on below. */
  wrap: boolean;
  /** A touch on the text, 1-based. */
  onTouch: (at: { line: number; column: number }) => void;
}

export function ServerCode({ label, lines, goesOn, wrap, onTouch, ...rows }: ServerCodeProps) {
  return (
    <>
      <div
        // React cannot take rows over that it was told to leave alone.
        key={lines === null ? "served" : "drawn"}
        className={`server-code${wrap ? " wrapped" : ""}${goesOn ? " goes-on" : ""}`}
        role="region"
        aria-label={label}
        tabIndex={0}
        onClick={(event) => {
          const place = touchedPlace(event.nativeEvent);
          if (place !== null) onTouch(place);
        }}
        // The server's alone: the script below takes it away, and nothing puts it back.
        data-unplaced={typeof window === "undefined" && (rows.here !== null || rows.range !== null) ? "" : undefined}
        {...(lines === null
          ? { dangerouslySetInnerHTML: { __html: "" }, suppressHydrationWarning: true }
          : { children: <Rows lines={lines} {...rows} /> })}
      />
      {/* It has run before React is there: no browser's bundle needs it. */}
      <script
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: typeof window === "undefined" ? PLACE_SCRIPT : "" }}
      />
    </>
  );
}

type RowsProps = Pick<ServerCodeProps, "first" | "gaps" | "here" | "name" | "range"> & {
  lines: readonly ColouredLine[];
};

function Rows({ lines, first, gaps, here, name, range }: RowsProps) {
  const inGap = (line: number): boolean => gaps.some(({ startLine, endLine }) => startLine <= line && line <= endLine);
  return lines.map((content, at) => {
    const line = first + at;
    const picked = range !== null && range.start <= line && line <= range.end;
    return (
      <div
        key={line}
        id={`L${line}`}
        className={`server-line${line === here ? " here" : ""}${picked ? " picked" : ""}`}
      >
        <a className="server-number" href={`#L${line}`} tabIndex={-1}>
          {line}
        </a>
        {inGap(line) && <span className="server-gutter code-gap" />}
        <span className="server-text">
          <ColouredText {...content} emphasis={name?.line === line ? emphasisOf(name) : null} />
        </span>
      </div>
    );
  });
}

/**
 * The first paint shows the line that was come for: before any other script is there, rows would stand at their
 * beginning. A browser paints before it has read all of a page, so rows that have a place wait for it unseen. A server
 * never sees `#L600-L610`: where it did not send that line, its rows keep out of sight until the right ones are there.
 */
const PLACE_SCRIPT = `{
  const rows = document.currentScript?.previousElementSibling;
  const asked = /^#L(\\d+)/.exec(location.hash)?.[1];
  const line = rows?.querySelector(".here, .picked") ?? (asked && rows?.querySelector("#L" + asked));
  if (line) rows.scrollTop = line.offsetTop - (rows.clientHeight - line.offsetHeight) / 2;
  else if (asked) rows?.classList.add("awaited");
  rows?.removeAttribute("data-unplaced");
}`;

/** Shows rows that the first paint held back. */
export function showAwaitedRows(around: HTMLElement | null): void {
  around?.querySelector(".awaited")?.classList.remove("awaited");
}

const emphasisOf = ({ column, length }: NamePlace) => ({
  start: column - 1,
  end: column - 1 + length,
  className: "come-for",
});
