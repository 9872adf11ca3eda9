/** Writes small SCIP indexes for tests: each name of a text that is said to mean a symbol becomes an occurrence. */
import { SCIP_ROLES, type ScipRelationship } from "../../lib/format/scip/model";
import { writeDocument, writeMetadata, type WrittenOccurrence } from "../../lib/format/scip/write-messages";

/** `name`, or `name#2` for its second place in the text, and the symbol there; `=symbol` where it is defined. */
export type Meanings = Readonly<Record<string, string>>;

export interface TestDocument {
  path: string;
  text: string;
  means: Meanings;
  relationships?: Readonly<Record<string, Partial<ScipRelationship>>>;
}

/** The bytes of an index. */
export function scipIndex(documents: readonly TestDocument[], tool = "scip-test", projectRoot = ""): Buffer {
  return Buffer.concat([
    writeMetadata({ tool: { name: tool, version: "1.2.3" }, projectRoot }),
    ...documents.map(({ path, text, means, relationships = {} }) =>
      writeDocument({
        path,
        language: "",
        occurrences: Object.entries(means).map(([name, symbol]) => occurrenceOf(text, name, symbol)),
        symbols: Object.entries(relationships).map(([symbol, relationship]) => ({
          ...{ symbol, displayName: "", kind: 0, documentation: [], signature: "" },
          relationships: [{ ...NOTHING, ...relationship }],
        })),
      }),
    ),
  ]);
}

const NOTHING: ScipRelationship = {
  ...{ symbol: "", isReference: false, isImplementation: false, isTypeDefinition: false, isDefinition: false },
};

function occurrenceOf(text: string, name: string, symbol: string): WrittenOccurrence {
  const [word, nth = "1"] = name.split("#");
  const found = [...text.matchAll(new RegExp(`(?<![\\w$])${word}(?![\\w$])`, "g"))][Number(nth) - 1];
  if (found === undefined) throw new Error(`The text has no ${name}.`);
  const before = text.slice(0, found.index).split("\n");
  const [line, column] = [before.length - 1, before[before.length - 1].length];
  const isDefinition = symbol.startsWith("=");
  return {
    ...{ line, column, endLine: line, endColumn: column + word.length, enclosing: null },
    symbol: isDefinition ? symbol.slice(1) : symbol,
    roles: isDefinition ? SCIP_ROLES.definition : 0,
  };
}
