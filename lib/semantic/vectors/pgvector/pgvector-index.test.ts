import { afterAll, beforeAll } from "vitest";
import { vectorDatabase, type VectorDatabase } from "../../../../testing/database/vector-database";
import { indexVectors } from "../../../db/semantic/vector-rows";
import { makeVectorTables } from "../../../db/semantic/vector-tables";
import { itConforms, MANY } from "../conformance";
import { PgvectorIndex } from "./pgvector-index";

let database: VectorDatabase;

beforeAll(async () => {
  database = await vectorDatabase();
  await makeVectorTables(database.client);
}, 180_000);
afterAll(() => database?.close());

/** Ids of segments that the suite may use. */
const SEGMENTS = 60;

itConforms("pgvector", {
  open: async () => {
    const { client } = database;
    await client.query("delete from repository");
    await client.query("delete from semantic_vector_model");
    await client.query("insert into repository (id, name, root, scope) values (1, 'vectors', '/vectors', 'user')");
    await client.query(
      `insert into semantic_segment (id, repository_id, model, files, file_count, symbol_count, body)
       select id, 1, '', '', 0, 0, '' from generate_series(1, ${SEGMENTS}) id`,
    );
    return new PgvectorIndex(client);
  },
  settled: async () => {
    // Below what the product makes one from: it is the index that is asked here, not the size.
    while (await indexVectors(database.client, MANY / 2));
  },
});
