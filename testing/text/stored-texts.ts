/** Stored texts and segments of the text index, for tests only. */
import type { Queryable } from "../../lib/db/pool";
import { SourceText } from "../../lib/format/source-text";
import { packText, readStored } from "../../lib/format/stored-text";
import { SegmentBuilder } from "../../lib/format/segment-builder";
import { connectIndexer } from "../../lib/db/admin/indexer-client";
import { writeSegment } from "../../lib/db/write/text-segments";

export async function storeText(client: Queryable, id: number, text: string, instead?: number): Promise<void> {
  await client.query("delete from file_content where file_id = $1", [instead ?? id]);
  await client.query("insert into file_content (file_id, body) values ($1, $2)", [id, Buffer.from(packText(text))]);
}

/** Puts these texts into a segment of their own. */
export async function coverTexts(
  url: string,
  texts: readonly (readonly [id: number, text: string])[],
  replaces: readonly number[] = [],
): Promise<number | null> {
  const builder = new SegmentBuilder();
  for (const [id, text] of texts.toSorted(([a], [b]) => a - b))
    builder.add(id, new SourceText(readStored(packText(text))));
  const client = await connectIndexer("fathom test", url);
  try {
    return await writeSegment(client, builder.files, builder.pages(), replaces);
  } finally {
    await client.end();
  }
}
