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
import { wholeOf, type DeclaredHead } from "../resolve/facts/declared-head";
import type { QueryContext } from "./context";
import { findHeads } from "./declaration/candidates";
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
  const code = new CodeIndex(context.pool);
  const [repositories, { name, rows, removedByFilter, capped }] = await Promise.all([
    repositoriesOf(context),
    findHeads(input, code, context),
  ]);
  if (input.repo !== undefined) requireRepository(repositories, input.repo);
  const groups = await onlyOfFile(groupBySymbol(rows), input, context);
  const page = groups.slice(offset, offset + input.limit);
  const shared = sharedKeys(groups.map((group) => headOf(group)));
  const results = await new Describer(input.context_lines, shared, context).describe(await readShown(page, code));
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

type HeadGroup = SymbolGroup<DeclaredHead>;

async function onlyOfFile(groups: HeadGroup[], input: Request, context: QueryContext): Promise<HeadGroup[]> {
  if (input.file === undefined) return groups;
  const { id } = await locateFile(context, input.file, input.repo);
  return groups.filter((group) => [...group.declarations, ...group.forward].some((row) => row.fileId === id));
}

/** A symbol with those of its declarations that are listed. */
interface Shown {
  kind: DeclaredHead["kind"];
  /** the best first; the first place that names it when that is all */
  listed: Declaration[];
  /** declarations and forward declarations, those that are not listed counted, too */
  declared: number;
  forward: number;
}

async function readShown(page: readonly HeadGroup[], code: CodeIndex): Promise<Shown[]> {
  const whole = await wholeOf(page.flatMap(listedOf), code);
  return page.flatMap((group) => {
    const listed = listedOf(group).flatMap(({ id }) => whole.get(id) ?? []);
    const counts = { declared: group.declarations.length, forward: group.forward.length };
    return listed.length > 0 ? [{ kind: group.kind, listed, ...counts }] : [];
  });
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

  async describe(symbols: readonly Shown[]): Promise<DeclaredSymbol[]> {
    const rows = symbols.flatMap(({ listed }) => listed);
    const heads = symbols.map(({ listed: [head] }) => head);
    const { pool } = this.context;
    [this.texts, this.reflected, this.modules] = await Promise.all([
      textsHolding(
        pool,
        rows.map(({ source }) => snippetLines(source.symbol, this.contextLines)),
      ),
      reflectedOf(
        this.context,
        heads.map(({ id }) => id),
      ),
      ModuleNames.of(this.context, heads),
    ]);
    return symbols.map((symbol) => this.describeSymbol(symbol));
  }

  private describeSymbol({ kind, listed, declared, forward }: Shown): DeclaredSymbol {
    const [head] = listed;
    const declarations = listed.map((row) => this.describeRow(row));
    const { key, qualifiedName, container, url } = nameDeclaration(head);
    const [{ repo, file, line }] = declarations;
    const row = {
      symbol: head.name,
      key: this.shared.has(head.keyHash) ? exactKey(head.repo, key) : key,
      qualifiedName,
      container,
      kind,
      language: head.language,
      repo,
      file,
      line,
      url,
      declarations,
      declarationsOmitted: Math.max(declared - MAX_DECLARATIONS, 0),
      forwardDeclarations: forward,
      note: noteOn(declared, forward),
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
function listedOf({ declarations, forward }: HeadGroup): DeclaredHead[] {
  return declarations.length > 0 ? declarations.slice(0, MAX_DECLARATIONS) : [forward[0]];
}

function noteOn(declared: number, forward: number): string | null {
  if (forward === 0) return null;
  const places = `${forward} forward declaration${forward === 1 ? "" : "s"}`;
  return declared > 0 ? `${places} (not shown)` : `Only named ahead: ${places}; no definition is indexed.`;
}
