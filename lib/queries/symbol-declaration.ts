/** Go to Declaration: every symbol of a name with its declarations, definitions and source. */
import type {
  Declaration as DeclaredPlace,
  DeclaredSymbol,
  symbolDeclaration as operation,
} from "../contract/symbol-declaration";
import { exactKey } from "../contract/exact-key";
import type { Reflected } from "../contract/reflection";
import type { OperationRequest } from "../contract/operation";
import type { SourceText } from "../format/source-text";
import { textsHolding } from "../db/read/text-lines";
import { CodeIndex } from "../resolve/facts/code-index";
import type { Declaration } from "../resolve/facts/declaration";
import type { QueryContext } from "./context";
import { findCandidates } from "./declaration/candidates";
import { groupBySymbol, headOf, type SymbolGroup } from "./declaration/group";
import { snippetLines } from "./declaration-lines";
import { snippetOf } from "./declaration/snippet";
import { sharedKeys } from "./declaration/shared-keys";
import { whyNoMatches } from "./empty-reason";
import { locateFile } from "./locate-file";
import { ModuleNames } from "./module-names";
import { reflectedField, reflectedOf } from "./navigation/reflected";
import { nameDeclaration } from "./name-declaration";
import { nearNamesWithin } from "./near-names";
import { nextCursor, offsetOf } from "./page-cursor";
import type { Query } from "./query";
import { indexStateOf, meant, repositoriesOf, requireRepository } from "./repositories";
import { docOf, placeSymbol } from "./symbol-place";

type Request = OperationRequest<typeof operation>;

/** Declarations listed per symbol; the rest is counted. */
const MAX_DECLARATIONS = 20;
/** Source in one answer, in UTF-16 units. */
const MAX_SOURCE = 600_000;

export const symbolDeclaration: Query<typeof operation> = async (input, context) => {
  const offset = offsetOf(input);
  const [repositories, { name, rows, removedByFilter, capped }] = await Promise.all([
    repositoriesOf(context),
    findCandidates(input, new CodeIndex(context.pool), context),
  ]);
  if (input.repo !== undefined) requireRepository(repositories, input.repo);
  const groups = await onlyOfFile(groupBySymbol(rows), input, context);
  const page = groups.slice(offset, offset + input.limit);
  const shared = sharedKeys(groups.map(headOf));
  const results = await new Describer(input.context_lines, shared, context).describe(page);
  const truncated = offset + page.length < groups.length;
  const index = indexStateOf(meant(repositories, input));
  return {
    symbol: name,
    containingType: input.containingType ?? null,
    ...(groups.length === results.length && isOneSymbol(results) ? flatFields(results[0]) : {}),
    results,
    totalMatches: groups.length,
    totalIsLowerBound: capped,
    truncated,
    next: nextCursor(input, offset, truncated),
    index,
    emptyReason: groups.length > 0 ? null : whyNoMatches(index, removedByFilter, noneOf(name, input.containingType)),
    removedByFilter,
    nearNames: groups.length > 0 ? [] : await nearNamesWithin(name, input, context),
    url: results[0]?.url ?? "/",
  };
};

function noneOf(name: string, containingType: string | undefined): string {
  const inside = containingType === undefined ? "" : ` in "${containingType.slice(0, 80)}"`;
  return `No symbol is named "${name.slice(0, 80)}"${inside}.`;
}

/** One symbol, or a type with its constructors: they bear its name, and who gives that name means the type. */
function isOneSymbol([first, ...others]: readonly DeclaredSymbol[]): boolean {
  if (first === undefined) return false;
  const { repo, qualifiedName } = first;
  return others.every(
    ({ kind, ...other }) => kind === "constructor" && other.repo === repo && other.container === qualifiedName,
  );
}

/** The fields that an answer about exactly one symbol carries at its top, too. */
function flatFields(symbol: DeclaredSymbol) {
  const { kind, file, line, declarations, forwardDeclarations, note } = symbol;
  return { kind, file, line, snippet: declarations[0]?.snippet ?? null, declarations, forwardDeclarations, note };
}

async function onlyOfFile(groups: SymbolGroup[], input: Request, context: QueryContext): Promise<SymbolGroup[]> {
  if (input.file === undefined) return groups;
  const { id } = await locateFile(context, input.file, input.repo);
  return groups.filter((group) => [...group.declarations, ...group.forward].some((row) => row.fileId === id));
}

/** Reads what a page of symbols needs, once, and hands out source until the budget is spent. */
class Describer {
  private budget = MAX_SOURCE;
  private texts: ReadonlyMap<number, SourceText> = new Map();
  private reflected: ReadonlyMap<bigint, Reflected> = new Map();
  private modules: ModuleNames | undefined;

  constructor(
    private readonly contextLines: number,
    private readonly shared: ReadonlySet<bigint>,
    private readonly context: QueryContext,
  ) {}

  async describe(groups: readonly SymbolGroup[]): Promise<DeclaredSymbol[]> {
    const rows = groups.flatMap(listed);
    const { pool } = this.context;
    [this.texts, this.reflected, this.modules] = await Promise.all([
      textsHolding(
        pool,
        rows.map(({ source }) => snippetLines(source.symbol, this.contextLines)),
      ),
      reflectedOf(
        this.context,
        groups.map((group) => headOf(group).id),
      ),
      ModuleNames.of(this.context, groups.map(headOf)),
    ]);
    return groups.map((group) => this.describeGroup(group));
  }

  private describeGroup(group: SymbolGroup): DeclaredSymbol {
    const head = headOf(group);
    const declarations = listed(group).map((row) => this.describeRow(row));
    const { key, qualifiedName, container, url } = nameDeclaration(head);
    const [{ repo, file, line }] = declarations;
    const row = {
      symbol: head.name,
      key: this.shared.has(head.keyHash) ? exactKey(head.repo, key) : key,
      qualifiedName,
      container,
      kind: group.kind,
      language: head.language,
      repo,
      file,
      line,
      url,
      declarations,
      declarationsOmitted: Math.max(group.declarations.length - MAX_DECLARATIONS, 0),
      forwardDeclarations: group.forward.length,
      note: noteOn(group),
    };
    return Object.assign(row, reflectedField(this.reflected.get(head.id)), this.modules?.field(head));
  }

  private describeRow(row: Declaration): DeclaredPlace {
    const source = this.texts.get(row.fileId);
    const { ranges, role, ...place } = placeSymbol(row.source.symbol, source, row.language);
    const wanted = this.contextLines > 0 && source !== undefined;
    const snippet = wanted ? snippetOf(source, ranges, this.contextLines, this.budget) : null;
    this.budget -= snippet?.text.length ?? 0;
    return Object.assign(place, {
      repo: row.repo,
      file: row.path,
      context: role === "definition" ? ("definition" as const) : ("declaration" as const),
      doc: source === undefined ? null : docOf(ranges, source),
      snippet: snippet?.text ?? null,
      startLine: snippet?.startLine ?? null,
      endSnippetLine: snippet?.endLine ?? null,
      snippetTruncated: wanted && (snippet === null || snippet.truncated),
      basis: "scope" as const,
      url: nameDeclaration(row).url,
    });
  }
}

/** The rows of a group that are listed: its declarations, or the first place that names it when that is all. */
function listed(group: SymbolGroup): Declaration[] {
  return group.declarations.length > 0 ? group.declarations.slice(0, MAX_DECLARATIONS) : [group.forward[0]];
}

function noteOn({ declarations, forward }: SymbolGroup): string | null {
  if (forward.length === 0) return null;
  const places = `${forward.length} forward declaration${forward.length === 1 ? "" : "s"}`;
  return declarations.length > 0 ? `${places} (not shown)` : `Only named ahead: ${places}; no definition is indexed.`;
}
