/** The declaration and the definition, side by side, or the only one that there is. */
import Link from "next/link";
import type { Declaration, DeclaredSymbol } from "@/lib/contract/symbol-declaration";
import { colourLines, linesOf } from "../highlight/lex-lines";
import { NumberedLines } from "../highlight/numbered-lines";
import { kindLooks } from "../icons/kind-looks";
import { Icon } from "../icons/icon";
import { counted } from "../words/figures";

/** Lines of one pane; the rest is a click away. */
const MOST = 8;

export function Declarations({ symbol }: { symbol: DeclaredSymbol }) {
  const { declarations, declarationsOmitted } = symbol;
  const declaration = declarations.find(({ context }) => context === "declaration");
  const definition = declarations.find(({ context }) => context === "definition");
  const shown = [declaration, definition].filter((each) => each !== undefined);
  const more = declarations.length - shown.length + declarationsOmitted;
  return (
    <>
      <div className={shown.length > 1 ? "symbol-split two" : "symbol-split"}>
        {shown.map((each) => (
          <Pane key={each.context} symbol={symbol} declaration={each} />
        ))}
      </div>
      {more > 0 && <p className="meta quiet symbol-more">{counted(more, "further declaration")}</p>}
    </>
  );
}

function Pane({ symbol, declaration }: { symbol: DeclaredSymbol; declaration: Declaration }) {
  const { context, file, line, snippet, startLine, url } = declaration;
  const names = new Map([[symbol.symbol, kindLooks[symbol.kind].colour]]);
  const lines = colourLines(linesOf((snippet ?? "").replace(/\r?\n$/, "")), symbol.language, names);
  const first = startLine ?? line;
  const from = Math.max(0, Math.min(line - first - 1, lines.length - MOST));
  const title = context === "definition" ? "Definition" : "Declaration";
  return (
    <section className="symbol-pane" aria-label={title}>
      <header className="line">
        <h2>{title}</h2>
        <Link className="link mono meta cut grow" href={url} title={file}>
          {`${file.slice(file.lastIndexOf("/") + 1)}:${line}`}
        </Link>
        <Link className="button square" href={url} aria-label={`Open the ${context}`}>
          <Icon name="open" />
        </Link>
      </header>
      <pre className="preview-code" tabIndex={0} aria-label={`Code of the ${context}`}>
        <NumberedLines lines={lines.slice(from, from + MOST)} first={first + from} here={line} />
      </pre>
    </section>
  );
}
