import { z } from "zod";
import type { Declaration, DeclaredSymbol, symbolDeclaration } from "../../contract/symbol-declaration";
import { leanList, type ToolFace } from "./parts/face";
import { firstLine } from "./parts/navigation-face";
import { counted, emptiness, onlyRepository, placeOf, verdict } from "./parts/wording";

/** Source in one text, in UTF-16 units: about 6,000 tokens. */
const MAX_SOURCE = 24_000;

const declarationRow = z.looseObject({ file: z.string(), line: z.int(), context: z.string() });

/** Each symbol under its own head, with the source of its declarations until the budget is spent. */
export const symbolDeclarationFace: ToolFace<typeof symbolDeclaration> = {
  output: leanList({
    symbol: z.string(),
    key: z.string(),
    file: z.string(),
    line: z.int(),
    declarations: z.array(declarationRow),
  }),
  text(answer) {
    const only = onlyRepository(answer.results);
    const places = answer.results.reduce((sum, { declarations }) => sum + declarations.length, 0);
    const of = `${answer.containingType === null ? "" : `${answer.containingType}.`}${answer.symbol}`;
    const where = only === null ? "" : ` in ${only}`;
    const head = `declaration of ${of}${where}: ${counted(places, "place")}, proven; ${verdict(answer, "symbol")}`;
    const printer = new SourcePrinter(only);
    return `${head}${emptiness(answer)}${answer.results.map((symbol) => printer.symbol(symbol)).join("")}`;
  },
  lean(answer) {
    const only = onlyRepository(answer.results);
    return {
      ...(only !== null && { repo: only }),
      verdict: firstLine(this.text(answer)),
      results: answer.results.map((symbol) => ({
        symbol: symbol.symbol,
        key: symbol.key,
        file: placeOf(symbol, only),
        line: symbol.line,
        declarations: symbol.declarations.map(({ repo, file, line, endLine, context, signature }) => ({
          ...{ file: placeOf({ repo, file }, only), line, endLine, context, signature },
        })),
      })),
      totalMatches: answer.totalMatches,
      next: answer.next,
    };
  },
};

class SourcePrinter {
  private left = MAX_SOURCE;

  constructor(private readonly only: string | null) {}

  symbol(symbol: DeclaredSymbol): string {
    const head = `\n\n${symbol.qualifiedName}, ${symbol.kind.replace("_", " ")}, key: ${symbol.key}`;
    const omitted = symbol.declarationsOmitted;
    const more = omitted === 0 ? "" : `\n${counted(omitted, "further declaration")} (not listed)`;
    const note = symbol.note === null ? "" : `\n${symbol.note}`;
    return `${head}${symbol.declarations.map((place) => this.place(place)).join("")}${more}${note}`;
  }

  private place(declaration: Declaration): string {
    const { line, endLine, context, snippet, startLine, endSnippetLine } = declaration;
    const head = `\n${placeOf(declaration, this.only)}:${line}${endLine > line ? `-${endLine}` : ""} ${context}`;
    if (snippet === null) return `${head}: ${declaration.signature}`;
    if (snippet.length > this.left) return `${head}: ${declaration.signature}\n  (source left out: the answer is full)`;
    this.left -= snippet.length;
    const cut = declaration.snippetTruncated ? ", cut" : "";
    return `${head}, source of lines ${startLine}-${endSnippetLine}${cut}:\n${snippet}`;
  }
}
