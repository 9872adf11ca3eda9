/** `workspace_symbol`: symbols by name as a language server's agents know them. */
import { z } from "zod";
import { MAX_NAME, plainText } from "../../../contract/parameters";
import type { SymbolRow } from "../../../contract/symbol-row";
import { onlyRepository, placeOf } from "../../faces/parts/wording";
import { extraTool } from "../extra-tool";
import { lspKind } from "../../../contract/lsp-kinds";

/** Symbols that the text lists. */
const SHOWN = 20;

export const workspaceSymbol = extraTool({
  name: "workspace_symbol",
  description:
    "Search for symbols across entire workspace by name. Returns functions, classes, variables, and other symbols matching the query.",
  input: z.strictObject({
    query: plainText(MAX_NAME).describe("Search query for symbol name (e.g., 'MyClass', 'calculate_sum')"),
    lsp_id: z.string().nullable().optional().describe("Taken and not needed: one index answers for all languages."),
  }),
  async answer({ query }, asker) {
    const { results, totalMatches } = await asker.ask("search_symbols", { query, limit: SHOWN });
    const symbols = results.map((row) => ({
      name: row.name,
      kind: lspKind(row.kind).number,
      kindName: lspKind(row.kind).name,
      ...(row.container === null ? {} : { containerName: row.container }),
      absolutePath: asker.absolute(row),
      workspacePath: `${row.repo}/${row.file}`,
      line: row.line,
      key: row.key,
    }));
    return { text: textOf(query, results, totalMatches), structured: { query, total: totalMatches, symbols } };
  },
});

function textOf(query: string, rows: readonly SymbolRow[], total: number): string {
  if (rows.length === 0) return `No symbols found for query: ${query}`;
  const only = onlyRepository(rows);
  const entries = rows.map((row) => {
    const container = row.container === null ? "" : `\n  Container: ${row.container}`;
    return `\n\n${lspKind(row.kind).name}: ${row.qualifiedName}\n  File: ${placeOf(row, only)}:${row.line}${container}`;
  });
  const more = total > rows.length ? `\n\n... and ${total - rows.length} more` : "";
  return `Found ${total} symbol(s) matching '${query}':${entries.join("")}${more}`;
}
