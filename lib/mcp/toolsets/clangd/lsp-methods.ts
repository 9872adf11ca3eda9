/**
 * The read-only methods of the Language Server Protocol that are answered, each by an operation. Positions from 1, as
 * everywhere here.
 */
import { z } from "zod";
import { AppError } from "../../../errors";
import type { OutlineNode } from "../../../contract/file-outline";
import type { Asker } from "../extra-tool";
import { lspKind } from "../../../contract/lsp-kinds";

type Params = Record<string, unknown>;
type Method = (params: Params, asker: Asker) => Promise<unknown>;

const MOST = 200;

const placeSchema = z.looseObject({
  textDocument: z.looseObject({ uri: z.string() }),
  position: z.looseObject({ line: z.int().min(1), character: z.int().min(1) }),
});
const documentSchema = placeSchema.omit({ position: true });
const itemSchema = z.looseObject({ item: z.looseObject({ data: z.looseObject({ key: z.string() }) }) });

function read<S extends z.ZodType>(schema: S, params: Params, takes: string): z.output<S> {
  const parsed = schema.safeParse(params);
  if (parsed.success) return parsed.data;
  throw new AppError("invalid_input", `\`params\` takes ${takes}.`, { details: { field: "params" } });
}

/** The path of an address or a path. */
function pathOf(uri: string): string {
  if (!/^file:\/\//i.test(uri)) return uri;
  const path = uri.replace(/^file:\/\/[^/]*/i, "").replace(/^\/([A-Za-z]:)/, "$1");
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function placeOf(params: Params) {
  const takes = "`textDocument.uri` and `position` with `line` and `character`, from 1";
  const { textDocument, position } = read(placeSchema, params, takes);
  return { file: pathOf(textDocument.uri), line: position.line, column: position.character, scope: "all" };
}

interface Row {
  name?: string;
  qualifiedName?: string;
  kind?: string;
  repo?: string;
  file?: string;
  line?: number;
  column?: number;
  endLine?: number;
  endColumn?: number;
  container?: string | null;
  key?: string;
}

const uriOf = (row: Row, asker: Asker): string =>
  `file://${asker.absolute({ repo: row.repo ?? "", file: row.file ?? "" })}`;

const rangeOf = ({ line = 1, column = 1, endColumn, name = "" }: Row) => ({
  start: { line, character: column },
  end: { line, character: endColumn ?? column + name.length },
});

const location = (row: Row, asker: Asker) => ({ uri: uriOf(row, asker), range: rangeOf(row) });

const isPlaced = ({ file }: Row): boolean => file !== undefined;

const item = (row: Row, asker: Asker) => ({
  name: row.name,
  kind: lspKind(row.kind).number,
  detail: row.qualifiedName,
  uri: uriOf(row, asker),
  ...{ range: rangeOf(row), selectionRange: rangeOf(row), data: { key: row.key } },
});

const meanings = async (params: Params, asker: Asker): Promise<Row[]> => {
  const { scope: _scope, ...place } = placeOf(params);
  return (await asker.ask("symbol_at", place)).results.filter(isPlaced);
};

/** Definitions, or declarations where there are any apart from them. */
const declared =
  (isWanted: (role: string | undefined) => boolean): Method =>
  async (params, asker) => {
    const rows = (await meanings(params, asker)) as (Row & { role?: string })[];
    const wanted = rows.filter(({ role }) => isWanted(role));
    return (wanted.length > 0 ? wanted : rows).map((row) => location(row, asker));
  };

const keyOf = (params: Params) => ({
  key: read(itemSchema, params, "the `item` of a prepare request").item.data.key,
  scope: "all",
});

const subjects =
  (name: "symbol_hierarchy" | "symbol_callers"): Method =>
  async (params, asker) =>
    (await asker.ask(name, placeOf(params))).subjects.map((row) => item(row, asker));

const hover: Method = async (params, asker) => {
  const { results } = await asker.ask("symbol_doc", placeOf(params));
  const [first] = results;
  if (first === undefined) return null;
  const doc = first.text === null ? "" : `\n\n${first.text}`;
  return { contents: { kind: "markdown", value: `\`\`\`${first.language}\n${first.signature}\n\`\`\`${doc}` } };
};

function documentSymbol(node: OutlineNode): Record<string, unknown> {
  const range = { start: { line: node.line, character: 1 }, end: { line: node.endLine, character: 1 } };
  return {
    name: node.name,
    kind: lspKind(node.kind).number,
    range,
    selectionRange: range,
    ...(node.children.length > 0 && { children: node.children.map(documentSymbol) }),
  };
}

const types =
  (direction: "up" | "down"): Method =>
  async (params, asker) => {
    const { results } = await asker.ask("symbol_hierarchy", { ...keyOf(params), direction, depth: 1, breadth: MOST });
    const below = results.flatMap(({ bases, inheritors }) => (direction === "up" ? bases : inheritors));
    return below.filter(isPlaced).map((row) => item(row, asker));
  };

const calls =
  (direction: "incoming" | "outgoing"): Method =>
  async (params, asker) => {
    const asked = { ...keyOf(params), direction, breadth: MOST, limit: MOST };
    const { results } = await asker.ask("symbol_callers", asked);
    const end = direction === "incoming" ? "from" : "to";
    return results.filter(isPlaced).map((row) => ({
      [end]: item(row, asker),
      fromRanges: row.sites.map((site) => rangeOf(site)),
    }));
  };

export const LSP_METHODS: Readonly<Record<string, Method>> = {
  "workspace/symbol": async (params, asker) => {
    const { query } = read(z.looseObject({ query: z.string().min(1) }), params, "`query`");
    const { results } = await asker.ask("search_symbols", { query, scope: "all", limit: MOST });
    return results.map((row) => ({
      name: row.name,
      kind: lspKind(row.kind).number,
      location: location(row, asker),
      ...(row.container === null ? {} : { containerName: row.container }),
    }));
  },
  "textDocument/definition": declared((role) => role === "definition" || role === undefined),
  "textDocument/declaration": declared((role) => role === "declaration" || role === "forward_declaration"),
  "textDocument/references": async (params, asker) => {
    const { results } = await asker.ask("symbol_usages", { ...placeOf(params), limit: 2000 });
    return results.map((row) => location(row, asker));
  },
  "textDocument/implementation": async (params, asker) => {
    const { results } = await asker.ask("symbol_implementations", { ...placeOf(params), limit: 2000 });
    return results.map((row) => location(row, asker));
  },
  "textDocument/documentSymbol": async (params, asker) => {
    const { textDocument } = read(documentSchema, params, "`textDocument.uri`");
    return (await asker.ask("file_outline", { file: pathOf(textDocument.uri) })).results.map(documentSymbol);
  },
  "textDocument/hover": hover,
  "textDocument/prepareTypeHierarchy": subjects("symbol_hierarchy"),
  "typeHierarchy/supertypes": types("up"),
  "typeHierarchy/subtypes": types("down"),
  "textDocument/prepareCallHierarchy": subjects("symbol_callers"),
  "callHierarchy/incomingCalls": calls("incoming"),
  "callHierarchy/outgoingCalls": calls("outgoing"),
};
