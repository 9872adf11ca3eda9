/**
 * Reads rows out of Postgres by binary COPY: no parsing of text, no object per row. The reader is handed the bytes of
 * a row and where each field lies in them, valid until it returns.
 */
import type pg from "pg";
import { to as copyTo } from "pg-copy-streams";

/** A row in the stream's buffer. */
export interface CopiedRow {
  bytes: Buffer;
  /** where each field begins, and how many bytes it has; -1 for NULL */
  start: number[];
  length: number[];
}

const SIGNATURE_BYTES = 11;
const HEADER_BYTES = SIGNATURE_BYTES + 8;
const END = -1;

/**
 * Streams `copy (query) to stdout` and calls `onRow` for each row; resolves with their number. The query takes no
 * parameters: write numbers into it, never text from outside. `pause` is awaited after each chunk, so that a slow
 * reader slows the stream down.
 */
export async function copyRows(
  client: pg.ClientBase,
  query: string,
  onRow: (row: CopiedRow) => void,
  pause?: () => Promise<void>,
): Promise<number> {
  const stream = client.query(copyTo(`copy (${query}) to stdout (format binary)`, { highWaterMark: 1 << 18 }));
  const row: CopiedRow = { bytes: Buffer.alloc(0), start: [], length: [] };
  let rest: Buffer = Buffer.alloc(0);
  let headed = false;
  let rows = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    row.bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    let at = 0;
    if (!headed) {
      if (row.bytes.length < HEADER_BYTES) {
        rest = row.bytes;
        continue;
      }
      at = HEADER_BYTES + row.bytes.readInt32BE(SIGNATURE_BYTES + 4);
      headed = true;
    }
    for (let next = readRow(row, at); next >= 0; next = readRow(row, at)) {
      at = next;
      rows++;
      onRow(row);
    }
    rest = row.bytes.subarray(at);
    await pause?.();
  }
  return rows;
}

/** Finds the fields of the row at `at`; returns where the next one begins, -1 when it is not all there or the last. */
function readRow(row: CopiedRow, at: number): number {
  const { bytes } = row;
  if (at + 2 > bytes.length) return END;
  const fields = bytes.readInt16BE(at);
  if (fields < 0) return END;
  at += 2;
  for (let field = 0; field < fields; field++) {
    if (at + 4 > bytes.length) return END;
    const length = bytes.readInt32BE(at);
    at += 4;
    row.start[field] = at;
    row.length[field] = length;
    if (length > 0) at += length;
    if (at > bytes.length) return END;
  }
  return at;
}
