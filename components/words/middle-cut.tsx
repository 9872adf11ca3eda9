/**
 * A name or a path that gives way in its middle where room is short: what tells names apart stands at their ends.
 * Whole for those who hear it.
 */

/** Letters at the end that stay. */
const KEPT = 12;
/** With fewer before them there is nothing to be gained, and narrow letters would leave a gap. */
const SHORTEST_HEAD = 6;
/** A file's name is kept up to this length, its line included; of a longer one this much of its end. */
const KEPT_NAME = 40;

interface HowHeard {
  /** False where what it stands in has a name that says it. */
  heard?: boolean;
}

export function MiddleCut({ text, kept = KEPT, heard }: { text: string; kept?: number } & HowHeard) {
  return <CutAt text={text} at={text.length - kept} heard={heard} />;
}

/** A path keeps its last part, with the line where one is given. */
export function PathCut({ path, line, heard }: { path: string; line?: number } & HowHeard) {
  const text = line === undefined ? path : `${path}:${line}`;
  return <CutAt text={text} at={Math.max(path.lastIndexOf("/") + 1, text.length - KEPT_NAME)} heard={heard} />;
}

function CutAt({ text, at, heard = true }: { text: string; at: number } & HowHeard) {
  if (at < SHORTEST_HEAD) return <span className="cut cut-inline">{text}</span>;
  return (
    <span className="middle-cut">
      {/* The two halves would be heard as two words. */}
      {heard && <span className="visually-hidden">{text}</span>}
      <span className="middle-head" aria-hidden>
        {text.slice(0, at)}
      </span>
      <span className="middle-tail" aria-hidden>
        {text.slice(at)}
      </span>
    </span>
  );
}
