/** What names the nearest for readers, by the settings. */
import type { Queryable } from "../../db/pool";
import { env, type Environment } from "../../env";
import { CodedScan } from "./coded-scan";
import { TableAndScan } from "./pgvector/table-and-scan";
import type { VectorIndex } from "./port";

export function vectorIndexOf(pool: Queryable, { vectors }: Pick<Environment, "vectors"> = env()): VectorIndex {
  return vectors === "pgvector" ? new TableAndScan(pool) : new CodedScan();
}
