/**
 * What a compiler's engine says about a file, in the shape of SCIP: truth is drawn from it, whichever engine it was.
 */

/** One occurrence; lines and columns are 0-based, columns in UTF-16 units, the end exclusive. */
export interface EngineOccurrence {
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
  /** as SCIP writes it: `local N`, or four words and descriptors */
  symbol: string;
  isDefinition: boolean;
  isImport: boolean;
}

export interface EngineDocument {
  path: string;
  occurrences: EngineOccurrence[];
  /** a symbol and one that it implements or derives from */
  bases: { child: string; base: string }[];
}
