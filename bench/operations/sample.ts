/**
 * Symbols and places drawn at random from what a running Fathom has indexed: a file by weight, then something in it.
 */
import { callOperation } from "../../lib/client/call-operation";
import type { OutlineNode } from "../../lib/contract/file-outline";
import { operations } from "../../lib/operations/registry";
import type { SymbolKind } from "../../lib/contract/vocabulary";
import { random, type Random } from "../query/random";

export interface SampledSymbol {
  name: string;
  kind: SymbolKind;
  key: string;
  repo: string;
  file: string;
  /** of the name, 1-based */
  line: number;
  column: number;
}

interface SampledPlace {
  repo: string;
  file: string;
  line: number;
  column: number;
}

export interface Sample {
  repositories: string[];
  symbols: SampledSymbol[];
  places: SampledPlace[];
}

/** Symbols taken of one file. */
const PER_FILE = 12;
const MAX_FILES = 400;
/** Files that were drawn once more, after which a repository has no others, about. */
const MAX_DRAWN_AGAIN = 40;

/** At least `count` types, `count` functions and `count` places of each repository, where it has so many. */
export async function sampleCode(baseUrl: string, count: number, seed: number): Promise<Sample> {
  const next = random(seed);
  const { repositories } = await callOperation(operations.index_status, {}, { baseUrl });
  const sample: Sample = { repositories: repositories.map(({ name }) => name), symbols: [], places: [] };
  for (const repo of sample.repositories) {
    const symbols: SampledSymbol[] = [];
    const places: SampledPlace[] = [];
    const isFull = () =>
      [isType, isFunction].every((fits) => symbols.filter(fits).length >= count) && places.length >= count;
    const drawn = new Set<string>();
    let again = 0;
    for (let files = 0; files < MAX_FILES && again < MAX_DRAWN_AGAIN && !isFull(); files++) {
      const file = await randomFile(baseUrl, repo, next);
      if (file === null) continue;
      if (drawn.has(file)) {
        again++;
        continue;
      }
      drawn.add(file);
      symbols.push(...(await symbolsOf(baseUrl, repo, file, next)));
      places.push(...(await placesOf(baseUrl, repo, file, next)));
    }
    sample.symbols.push(...symbols);
    sample.places.push(...places);
  }
  return sample;
}

const TYPES: ReadonlySet<SymbolKind> = new Set(["class", "struct", "interface", "enum"]);
const FUNCTIONS: ReadonlySet<SymbolKind> = new Set(["function", "method"]);

export const isType = ({ kind }: SampledSymbol): boolean => TYPES.has(kind);
export const isFunction = ({ kind }: SampledSymbol): boolean => FUNCTIONS.has(kind);

/** Walks down from the root, each folder as likely as it holds files. */
async function randomFile(baseUrl: string, repo: string, next: Random): Promise<string | null> {
  let folder = "";
  for (let depth = 0; depth < 40; depth++) {
    const { results } = await callOperation(
      operations.find_files,
      { repo, folder, scope: "all", limit: 200 },
      { baseUrl },
    );
    const rows = results.filter(({ type, symbols }) => type === "folder" || symbols > 0);
    let at = next() * rows.reduce((sum, row) => sum + row.files, 0);
    const chosen = rows.find((row) => (at -= row.files) < 0);
    if (chosen === undefined) return null;
    if (chosen.type === "file") return chosen.file;
    folder = chosen.file;
  }
  return null;
}

async function symbolsOf(baseUrl: string, repo: string, file: string, next: Random): Promise<SampledSymbol[]> {
  const { results } = await callOperation(operations.file_outline, { repo, file }, { baseUrl });
  const all = flat(results);
  return shuffled(all, next)
    .slice(0, PER_FILE)
    .map(({ name, kind, key, line, column }) => ({ name, kind, key, repo, file, line, column }));
}

const flat = (nodes: readonly OutlineNode[]): OutlineNode[] => nodes.flatMap((node) => [node, ...flat(node.children)]);

/** Identifiers in the text of a file; comments and strings may be among them. */
async function placesOf(baseUrl: string, repo: string, file: string, next: Random): Promise<SampledPlace[]> {
  const { text } = await callOperation(operations.read_file, { repo, file }, { baseUrl });
  const places = (text ?? "")
    .split(/\r\n|\n|\r/)
    .flatMap((line, at) =>
      [...line.matchAll(/[A-Za-z_]\w{2,}/g)].map(({ index }) => ({ repo, file, line: at + 1, column: index + 1 })),
    );
  return shuffled(places, next).slice(0, PER_FILE);
}

function shuffled<T>(rows: readonly T[], next: Random): T[] {
  return rows
    .map((row) => ({ row, order: next() }))
    .sort((a, b) => a.order - b.order)
    .map(({ row }) => row);
}
