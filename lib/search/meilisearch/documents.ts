/**
 * A symbol as a document: the fields that are searched, and the facts that the ranker needs, so that a hit can be
 * ranked without asking anyone else. Scope is left out: it belongs to the repository and may change.
 */
import { z } from "zod";
import { LANGUAGES, SYMBOL_KINDS, SYMBOL_ROLES } from "../../contract/vocabulary";
import type { LoadedFile } from "../../db/read/load-symbols";
import { symbolId } from "../../format/symbol-id";
import { qualifierParts } from "../../format/symbol-key";
import { nameFields } from "./name-fields";

const count = z.int().nonnegative();

/** What comes back with a hit. */
export const hitDocumentSchema = z.object({
  id: count,
  name: z.string(),
  path: z.string(),
  repo: count,
  file: count,
  language: z.enum(LANGUAGES),
  qualifier: z.string().optional(),
  /** the symbols around it, innermost first: name and number of kind */
  owners: z.array(z.tuple([z.string(), count])).optional(),
  /**
   * number of kind and role, lines of the body, both words of the key's hash, importers of the file, mentions of the
   * owner's name
   */
  facts: z.tuple([count, count, count, count, count, count, count]),
  /** files that mention the name */
  refCount: count,
});
export type HitDocument = z.output<typeof hitDocumentSchema>;

/** A symbol of a file, with what the index of the database says about it. */
export interface FileSymbol {
  ordinal: number;
  name: string;
  kind: number;
  role: number;
  container: number;
  qualifier: string | null;
  bodyLines: number;
  keyHigh: number;
  keyLow: number;
}

/** Counts of a whole codebase that ranking looks at. */
export interface Counts {
  /** files that mention a name */
  mentions(name: string): number;
  /** files that include or import a file */
  importers(fileId: number): number;
}

const DEFINITION = SYMBOL_ROLES.indexOf("definition");
const MOST_OWNERS = 16;

/**
 * Documents of a file's symbols, each as a line of JSON. Symbols come in the order of their ordinals, which are dense.
 */
export function documentLines(file: LoadedFile, symbols: readonly FileSymbol[], counts: Counts): string[] {
  return symbols.map((symbol) => JSON.stringify(documentOf(file, symbol, ownersOf(symbol, symbols), counts)));
}

function ownersOf({ container }: FileSymbol, symbols: readonly FileSymbol[]): FileSymbol[] {
  const owners: FileSymbol[] = [];
  for (let at = container; at >= 0 && owners.length < MOST_OWNERS; at = symbols[at].container) {
    if (symbols[at] === undefined) break;
    owners.push(symbols[at]);
  }
  return owners;
}

function documentOf(file: LoadedFile, symbol: FileSymbol, owners: readonly FileSymbol[], counts: Counts): object {
  const { name, qualifier } = symbol;
  const written = qualifier === null ? [] : qualifierParts(qualifier).map((part) => part.name);
  const around = [...owners.map((owner) => owner.name).reverse(), ...written];
  const refCount = counts.mentions(name);
  const owner = around[around.length - 1];
  const document: HitDocument = {
    id: symbolId(file.id, symbol.ordinal),
    name,
    path: file.path,
    repo: file.repositoryId,
    file: file.id,
    language: file.language,
    ...(qualifier !== null && { qualifier }),
    ...(owners.length > 0 && { owners: owners.map((owner): [string, number] => [owner.name, owner.kind]) }),
    facts: [
      symbol.kind,
      symbol.role,
      symbol.bodyLines,
      symbol.keyHigh,
      symbol.keyLow,
      counts.importers(file.id),
      owner === undefined ? 0 : counts.mentions(owner),
    ],
    refCount,
  };
  return {
    ...document,
    ...nameFields(name),
    ...(around.length > 0 && {
      qualifiedName: [...around, name].join(" "),
      containerParts: around
        .flatMap((part) => [part, nameFields(part).nameParts, nameFields(part).stripped ?? ""])
        .join(" "),
    }),
    kind: SYMBOL_KINDS[symbol.kind],
    isDefinition: symbol.role === DEFINITION ? 1 : 0,
  };
}
