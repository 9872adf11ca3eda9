/**
 * How far an index has followed the log, stored as a document in that index. It is written after the documents that it
 * covers and is lost only together with them.
 */
import { z } from "zod";
import type { MeilisearchServer } from "./server";
import { FORM } from "./settings";

const CURSOR = "cursor";

const cursorSchema = z.object({
  cursor: z.object({ form: z.int(), generation: z.string(), position: z.string().regex(/^\d+$/) }),
});

export interface Cursor {
  /** tells one filling from another */
  generation: string;
  /** every change up to this number of `file_change` is in it */
  position: bigint;
}

/** The cursor as a line among documents. */
export function cursorLine({ generation, position }: Cursor): string {
  return JSON.stringify({ id: CURSOR, cursor: { form: FORM, generation, position: position.toString() } });
}

/** Null when there is no index, or one of another form. */
export async function readCursor(server: MeilisearchServer, indexUid: string): Promise<Cursor | null> {
  const parsed = cursorSchema.safeParse(await server.document(indexUid, CURSOR));
  if (!parsed.success || parsed.data.cursor.form !== FORM) return null;
  const { generation, position } = parsed.data.cursor;
  return { generation, position: BigInt(position) };
}
