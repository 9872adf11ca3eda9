/** The lines of a symbol that differ, before and after, in their colours. */
import type { FileLanguage } from "@/lib/contract/vocabulary";
import { ColouredText } from "../highlight/coloured-text";
import { colourLines, type ColouredLine } from "../highlight/lex-lines";
import { readHunks, type DiffLine } from "./read-hunks";

interface HunkLinesProps {
  diff: string;
  language: FileLanguage;
  label: string;
}

const SIGNS = { same: "", removed: "−", added: "+" } as const;
/** What those hear who do not see the sign. */
const HEARD = { same: "", removed: "removed: ", added: "added: " } as const;
const NO_NAMES = new Map();

export function HunkLines({ diff, language, label }: HunkLinesProps) {
  return (
    <pre className="diff" role="region" tabIndex={0} aria-label={label}>
      {readHunks(diff).map((lines, at) => (
        <span className="diff-hunk" key={at}>
          {colouredBothWays(lines, language).map((content, line) => (
            <span className={`diff-line ${lines[line].change}`} key={line}>
              <i className="num">{lines[line].before}</i>
              <i className="num">{lines[line].after}</i>
              <i className="diff-sign" aria-hidden>
                {SIGNS[lines[line].change]}
              </i>
              <span className="visually-hidden">{HEARD[lines[line].change]}</span>
              <ColouredText {...content} />
              {"\n"}
            </span>
          ))}
        </span>
      ))}
    </pre>
  );
}

/** Each side is read by itself: what opens in a removed line does not go on in an added one. */
function colouredBothWays(lines: readonly DiffLine[], language: FileLanguage): ColouredLine[] {
  const side = (left: "removed" | "added"): ColouredLine[] =>
    colourLines(
      lines.filter(({ change }) => change !== left).map(({ text }) => text),
      language,
      NO_NAMES,
    );
  const [before, after] = [side("added"), side("removed")];
  let [old, now] = [0, 0];
  return lines.map(({ change }) => {
    const content = change === "removed" ? before[old] : after[now];
    old += Number(change !== "added");
    now += Number(change !== "removed");
    return content;
  });
}
