/** Keeps the tables of pgvector in step with the segments, where they are asked for: behind all other writing. */
import type { Queryable } from "../../lib/db/pool";
import { loadSemanticSegments } from "../../lib/db/semantic/semantic-segments";
import { indexVectors, removeIdleVectorModels, segmentWithoutVectors } from "../../lib/db/semantic/vector-rows";
import { makeVectorTables } from "../../lib/db/semantic/vector-tables";
import { PgvectorIndex } from "../../lib/semantic/vectors/pgvector/pgvector-index";

export class VectorKeeper {
  private readonly index: PgvectorIndex;
  /** Segments that were tried: one that does not fit into the tables is left to the scan. */
  private readonly tried = new Set<number>();

  private constructor(private readonly client: Queryable) {
    this.index = new PgvectorIndex(client);
  }

  /**
   * Makes the tables.
   * @param client one connection
   * @param complain told what stands against it: null is given then, and readers look at every vector themselves
   */
  static async open(client: Queryable, complain: (message: string) => void): Promise<VectorKeeper | null> {
    const { because } = await makeVectorTables(client);
    if (because === null) return new VectorKeeper(client);
    complain(`FATHOM_VECTORS is pgvector, but the scan stands in. ${because}`);
    return null;
  }

  /** Writes the vectors of one segment, or makes one index; false when there is nothing to do. */
  async keepNext(): Promise<boolean> {
    await removeIdleVectorModels(this.client);
    const head = await segmentWithoutVectors(this.client, [...this.tried]);
    if (head === null) return indexVectors(this.client);
    this.tried.add(head.id);
    for await (const { segment } of loadSemanticSegments(this.client, [head.id]))
      await this.index.add({ ...head, ...segment });
    return true;
  }
}
