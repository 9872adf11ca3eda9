/**
 * What is read and written of a SCIP index, as far as meanings of names need it. The names are those of the protocol.
 */

/** How columns count: `null` where the tool did not say. */
export type PositionEncoding = "utf8" | "utf16" | "utf32";

export interface ScipMetadata {
  tool: { name: string; version: string };
  /** URI of the folder that documents are in; empty where the tool did not say */
  projectRoot: string;
}

/** Half-open. 0-based; columns in the document's encoding. */
export interface ScipRange {
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
}

/** A symbol at a place. */
export interface ScipOccurrence extends ScipRange {
  symbol: string;
  /** bits of SCIP_ROLES */
  roles: number;
}

/** That one symbol has to do with another. */
export interface ScipRelationship {
  symbol: string;
  isReference: boolean;
  isImplementation: boolean;
  isTypeDefinition: boolean;
  isDefinition: boolean;
}

export interface ScipSymbol {
  symbol: string;
  /** empty where the tool did not say */
  displayName: string;
  relationships: readonly ScipRelationship[];
}

export interface ScipDocument {
  /** `relative_path` as it stands there */
  path: string;
  encoding: PositionEncoding | null;
  /** empty where the index leaves it out, as most do */
  text: string;
  occurrences: ScipOccurrence[];
  symbols: ScipSymbol[];
}

export const SCIP_ROLES = { definition: 0x1, import: 0x2, write: 0x4, read: 0x8, forwardDefinition: 0x40 } as const;

/** By their numbers in the protocol. */
export const POSITION_ENCODINGS: readonly (PositionEncoding | null)[] = [null, "utf8", "utf16", "utf32"];
