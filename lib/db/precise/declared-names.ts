/** Where the symbols of files bear their names, so that a place that an engine tells of is known as a symbol. */
import { rowsOfFiles } from "../read/rows-of-files";
import type { Queryable } from "../pool";
import { decodeSymbolRanges } from "../../format/symbol-ranges";
import type { PreciseTarget } from "../../format/precise-facts";

/** A symbol by the place of its name. 0-based; columns in UTF-16 units. */
export interface DeclaredName extends PreciseTarget {
  fileId: number;
  line: number;
  column: number;
}

interface DeclaredRow {
  fileId: number;
  name: string;
  keyHash: string;
  ranges: Uint8Array;
}

/** All symbols of these files. */
export async function declaredNames(client: Queryable, fileIds: readonly number[]): Promise<DeclaredName[]> {
  const { rows } = await client.query<DeclaredRow>(
    `SELECT f.id AS "fileId", s.name, s.key_hash AS "keyHash", s.ranges FROM unnest($1::int[]) AS f(id)
     ${rowsOfFiles("symbol", "id", "s", "name, key_hash, ranges")}`,
    [fileIds],
  );
  return rows.map(({ fileId, name, keyHash, ranges }) => {
    const { nameLine: line, nameColumn: column } = decodeSymbolRanges(ranges);
    return { fileId, name, keyHash: BigInt(keyHash), line, column };
  });
}
