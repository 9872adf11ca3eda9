import { z } from "zod";
import type { MeaningRow } from "../../../contract/symbol-at";
import { KIND_GROUPS } from "../../../contract/vocabulary";
import { extraTool, type Asker } from "../extra-tool";
import { atPosition, locationOf, placeAsked, type Location } from "./location";
import { entryLines, section, sectionsText } from "./summary";

type Category = "callable" | "valueLike" | "typeLike" | "namespaceLike" | "unknown";

const CATEGORIES: readonly [Category, readonly string[]][] = [
  ["callable", [...KIND_GROUPS.function, "macro"]],
  ["valueLike", [...KIND_GROUPS.variable, "local"]],
  ["typeLike", KIND_GROUPS.type],
  ["namespaceLike", KIND_GROUPS.scope],
];

const categoryOf = (kind: string | undefined): Category =>
  CATEGORIES.find(([, kinds]) => kind !== undefined && kinds.includes(kind))?.[0] ?? "unknown";

export const infoFields = {
  includeSnippet: z.boolean().optional(),
  snippetMaxLines: z.number().int().min(1).max(500).optional(),
} as const;

interface InfoAsked {
  includeSnippet?: boolean;
  snippetMaxLines?: number;
}

/** What the header tool of Unreal writes is nobody's source. */
const GENERATED = /(\.generated\.h|\.gen\.cpp)$/;
const SNIPPET_LINES = 30;

export interface SymbolInfo {
  name: string;
  symbolCategory: Category;
  definition: Location | null;
  declaration: Location | null;
  typeDefinition: Location | null;
  typeName: string | null;
  hover: string | null;
  signature: string | null;
  snippet: string | null;
  snippetSource: "definition" | "declaration" | "none";
  snippetFilteredGenerated: boolean;
}

/** Everything about the name at a place. */
export async function symbolInfoAt(
  place: { file: string; line: number; column: number },
  { includeSnippet = true, snippetMaxLines = SNIPPET_LINES }: InfoAsked,
  asker: Asker,
): Promise<SymbolInfo> {
  const { results, symbol, type, typeName } = await asker.ask("symbol_at", place);
  const placed = results.filter(({ file }) => file !== undefined);
  const find = (isMeant: (row: MeaningRow) => boolean): Location | null => {
    const row = placed.find(isMeant);
    return row === undefined ? null : locationIn(row, asker);
  };
  const definition = find(({ role }) => role === "definition" || role === undefined);
  const declaration = find(({ role }) => role === "declaration" || role === "forward_declaration");
  const [first] = placed;
  const symbolCategory = categoryOf(first?.kind);
  const isValue = symbolCategory === "valueLike";
  const doc = first?.key === undefined ? null : await docOf(first.key, asker);
  const snippet = includeSnippet ? await snippetOf({ definition, declaration }, snippetMaxLines, asker) : NO_SNIPPET;
  return {
    name: first?.qualifiedName ?? symbol,
    symbolCategory,
    definition,
    declaration,
    typeDefinition: isValue && type !== null ? locationOf(type, asker, type.signature) : null,
    typeName: isValue ? typeName : null,
    hover: doc,
    signature: first?.signature ?? null,
    ...snippet,
  };
}

const locationIn = (
  { repo = "", file = "", line = 1, column, endLine, signature }: MeaningRow,
  asker: Asker,
): Location => locationOf({ repo, file, line, column, endLine }, asker, signature);

async function docOf(key: string, asker: Asker): Promise<string | null> {
  const { results } = await asker.ask("symbol_doc", { key, scope: "all", limit: 1 });
  return results[0]?.text ?? null;
}

const NO_SNIPPET = { snippet: null, snippetSource: "none", snippetFilteredGenerated: false } as const;

async function snippetOf(
  { definition, declaration }: Pick<SymbolInfo, "definition" | "declaration">,
  most: number,
  asker: Asker,
): Promise<Pick<SymbolInfo, "snippet" | "snippetSource" | "snippetFilteredGenerated">> {
  const places = [
    ["definition", definition],
    ["declaration", declaration],
  ] as const;
  const known = places.flatMap(([source, location]) => (location === null ? [] : [{ source, location }]));
  const shown = known.find(({ location }) => !GENERATED.test(location.absolutePath));
  if (shown === undefined) return { ...NO_SNIPPET, snippetFilteredGenerated: known.length > 0 };
  const { workspacePath, absolutePath, startLine: start, endLine } = shown.location;
  const end = Math.min(endLine, start + most - 1);
  const { text } = await asker.ask("read_file", { file: workspacePath ?? absolutePath, start, end });
  return { snippet: text, snippetSource: shown.source, snippetFilteredGenerated: shown !== known[0] };
}

/** The sections of the summary. */
export function infoSections(info: SymbolInfo): string[][] {
  const places = (["definition", "typeDefinition", "declaration"] as const).flatMap((label) => {
    const location = info[label];
    return location === null ? [] : entryLines({ location, summary: label });
  });
  const type = info.typeName === null ? [] : [`type: ${info.typeName}`];
  return [
    places,
    section("HOVER", [
      `${info.symbolCategory} ${info.name}`,
      ...type,
      ...(info.hover === null ? [] : [info.hover]),
      "---",
    ]),
    section("SIGNATURE", info.signature === null ? [] : [info.signature, "---"]),
    ...(info.snippet === null ? [] : [section("SNIPPET", [info.snippet.trimEnd(), "---"])]),
  ];
}

export const symbolInfo = extraTool({
  name: "lm_clangd_symbolInfo",
  description: "Get definition/declaration/hover/signature/snippet summary at position.",
  input: z.strictObject({ ...atPosition, ...infoFields }),
  async answer({ includeSnippet, snippetMaxLines, ...at }, asker) {
    const info = await symbolInfoAt(placeAsked(at), { includeSnippet, snippetMaxLines }, asker);
    const places = [info.definition, info.declaration, info.typeDefinition].filter((place) => place !== null);
    return {
      text: sectionsText({ places: places.length }, infoSections(info)),
      structured: { kind: "symbolInfo", ...info },
    };
  },
});
