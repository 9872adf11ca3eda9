/** The declaration and the definition, side by side, or the only one that there is. */
import Link from "next/link";
import type { Declaration, DeclaredSymbol } from "@/lib/contract/symbol-declaration";
import { firstShown } from "../highlight/first-shown";
import { colourLines } from "../highlight/lex-lines";
import { linesOf } from "../highlight/lines-of";
import { NumberedLines } from "../highlight/numbered-lines";
import { kindLooks } from "../icons/kind-looks";
import { counted } from "../words/figures";
import { MiddleCut } from "../words/middle-cut";
import { IconLink } from "../ui/icon-button";

/** Lines of one pane; the rest is a click away. */
const MOST = 8;

export function Declarations({ symbol }: { symbol: DeclaredSymbol }) {
  const { declarations, declarationsOmitted } = symbol;
  const declaration = declarations.find(({ context }) => context === "declaration");
  const definition = declarations.find(({ context }) => context === "definition");
  const shown = [declaration, definition].filter((each) => each !== undefined);
  const further = declarations.filter((each) => !shown.includes(each));
  return (
    <>
      <div className={shown.length > 1 ? "symbol-split two" : "symbol-split"}>
        {shown.map((each) => (
          <Pane key={each.context} symbol={symbol} declaration={each} />
        ))}
      </div>
      {further.length + declarationsOmitted > 0 && <Further declarations={further} omitted={declarationsOmitted} />}
    </>
  );
}

interface FurtherProps {
  declarations: readonly Declaration[];
  /** Others, which the answer has no room for. */
  omitted: number;
}

/** Where else it is declared: forward declarations, the same function for another build. */
function Further({ declarations, omitted }: FurtherProps) {
  const defined = omitted === 0 && declarations.every(({ context }) => context === "definition");
  const what = defined ? "further definition" : "further declaration";
  return (
    <details className="symbol-more meta">
      <summary className="quiet">{counted(declarations.length + omitted, what)}</summary>
      <ul>
        {declarations.map(({ file, line, context, url }) => (
          <li key={`${file}:${line}`}>
            <Link className="link mono" href={url}>{`${file}:${line}`}</Link> <span className="soft">{context}</span>
          </li>
        ))}
        {omitted > 0 && <li className="soft num">{`and ${counted(omitted, "more place")}`}</li>}
      </ul>
    </details>
  );
}

function Pane({ symbol, declaration }: { symbol: DeclaredSymbol; declaration: Declaration }) {
  const { context, file, line, snippet, startLine, url } = declaration;
  const names = new Map([[symbol.symbol, kindLooks[symbol.kind].colour]]);
  const lines = colourLines(linesOf((snippet ?? "").replace(/\r?\n$/, "")), symbol.language, names);
  const first = startLine ?? line;
  const from = firstShown(lines, line - first, MOST);
  const title = context === "definition" ? "Definition" : "Declaration";
  return (
    <section className="symbol-pane" aria-label={title}>
      <header className="line">
        <h2>{title}</h2>
        <Link className="link mono meta grow" href={url} title={file}>
          <MiddleCut text={`${file.slice(file.lastIndexOf("/") + 1)}:${line}`} />
        </Link>
        <IconLink href={url} icon="open" label={`Open the ${context}`} />
      </header>
      <pre className="preview-code" tabIndex={0} aria-label={`Code of the ${context}`}>
        <NumberedLines lines={lines.slice(from, from + MOST)} first={first + from} here={line} />
      </pre>
    </section>
  );
}
