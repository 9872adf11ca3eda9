/** What a row of the usages says: a file, a group, or a use with its line, its place, its role and its basis. */
import type { FileLanguage } from "@/lib/contract/vocabulary";
import { BasisMark } from "../../certainty/basis-mark";
import { evidenceOf } from "../../certainty/evidence";
import { tierOf } from "../../certainty/tiers";
import { ColouredText } from "../../highlight/coloured-text";
import { colourLines, type ColouredLine } from "../../highlight/lex-lines";
import { Icon } from "../../icons/icon";
import { count } from "../../words/figures";
import { markedAt } from "../../certainty/marked-name";
import { RowLines } from "../row-lines";
import type { UsageRow } from "./usage-rows";

interface UseRowProps {
  row: UsageRow;
  name: string;
  language: FileLanguage | null;
}

export function UseRow({ row, name, language }: UseRowProps) {
  if (row.type === "possible")
    return (
      <>
        <span className="strong">Possible</span>
        <span className="num soft">{count(row.uses)}</span>
        <span className="meta soft cut grow">only the name fits; shown last and never counted as proven</span>
      </>
    );
  if (row.type === "file") {
    const cut = row.file.lastIndexOf("/");
    return (
      <>
        <Icon name="file" className="k-scope" />
        <span className="strong">{row.file.slice(cut + 1)}</span>
        <span className="meta mono soft cut grow" title={`${row.repo}/${row.file}`}>
          {[row.repo, row.file.slice(0, Math.max(0, cut))].filter((part) => part !== "").join("/")}
        </span>
        <span className="num soft">{count(row.uses)}</span>
      </>
    );
  }
  const { line, preview, role, basis, enclosing, through } = row.use;
  return (
    <>
      <i className={`basis-edge ${tierOf(basis)}`} aria-hidden />
      <span className="mono num quiet use-line">{line}</span>
      <RowLines
        more={
          <>
            <span className="mono meta soft cut use-place" title={enclosing?.qualifiedName}>
              {enclosing?.qualifiedName ?? ""}
            </span>
            <span className="meta soft use-role">
              {role.replaceAll("_", " ")}
              {through !== null && <span className="quiet"> via {through}</span>}
            </span>
            <span className="use-basis">
              <BasisMark basis={basis} why={evidenceOf(row.use, name, row.nth)} />
            </span>
          </>
        }
      >
        <code className="cut grow" title={preview}>
          <MarkedLine text={preview} name={name} nth={row.nth} language={language} />
        </code>
      </RowLines>
    </>
  );
}

/** A line of code in its colours, the used name marked. */
function MarkedLine({
  text,
  name,
  nth,
  language,
}: {
  text: string;
  name: string;
  nth: number;
  language: FileLanguage | null;
}) {
  const at = markedAt(text, name, nth);
  const [line] = colourLines([text], language, new Map());
  if (at < 0) return <ColouredText {...line} />;
  const end = at + name.length;
  return (
    <>
      <ColouredText {...colourLines([text.slice(0, at)], language, new Map())[0]} />
      <mark>{name}</mark>
      <ColouredText {...restOf(text, line.runs, end)} />
    </>
  );
}

function restOf(text: string, runs: ColouredLine["runs"], from: number) {
  const rest = runs.filter(({ end }) => end > from).map(({ end, as }) => ({ end: end - from, as }));
  return { text: text.slice(from), runs: rest };
}
