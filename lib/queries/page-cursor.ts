/** Cursors: an offset, bound to the question it belongs to. */
import { createHash } from "node:crypto";
import { AppError } from "../errors";

/** Rows that can be paged through, as many as six digits say; whoever needs more narrows the question. */
const DEEPEST = 999_999;

interface Paged {
  limit: number;
  cursor?: string;
  max_tokens?: number;
}

/**
 * Offset of the page that is asked for.
 * @throws AppError invalid_input for a cursor of another question.
 */
export function offsetOf(input: Paged): number {
  if (input.cursor === undefined) return 0;
  const [offset, question] = Buffer.from(input.cursor, "base64url").toString("latin1").split(".");
  if (question !== fingerprint(input) || !/^\d{1,6}$/.test(offset) || Number(offset) > DEEPEST) {
    throw new AppError(
      "invalid_input",
      "`cursor` takes the `next` of an answer to the same question; it got another.",
      {
        hint: "Leave `cursor` out for the first page.",
        details: { field: "cursor" },
      },
    );
  }
  return Number(offset);
}

/** Cursor of the page after the one at `offset`, or null when `more` is false or it is too deep. */
export function nextCursor(input: Paged, offset: number, more: boolean): string | null {
  const next = offset + input.limit;
  if (!more || next > DEEPEST) return null;
  return Buffer.from(`${next}.${fingerprint(input)}`, "latin1").toString("base64url");
}

function fingerprint({ limit: _limit, cursor: _cursor, max_tokens: _budget, ...question }: Paged): string {
  const fields = Object.entries(question).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash("sha256").update(JSON.stringify(fields)).digest("base64url").slice(0, 12);
}
