/**
 * Checks what a caller passed against an operation's input, whichever face it came through, and says what is wrong in
 * words: the field, what it got, what it takes.
 */
import type { z } from "zod";
import type { Operation, OperationRequest } from "../contract/operation";
import { AppError } from "../errors";
import { describeField } from "./describe-field";

/** Longest piece of a rejected value that a message repeats. */
const SHOWN = 60;

/**
 * The checked input, defaults filled in.
 * @throws AppError invalid_input for the first field that does not fit.
 */
export function checkInput<O extends Operation>(operation: O, raw: Record<string, unknown>): OperationRequest<O> {
  const known = Object.keys(operation.input.shape);
  const unknown = Object.keys(raw).find((field) => !known.includes(field));
  if (unknown !== undefined) {
    throw new AppError(
      "invalid_input",
      `There is no parameter ${quote(unknown)}. ${operation.name} takes ${known.join(", ")}.`,
      { details: { field: clip(unknown), takes: known } },
    );
  }
  const checked = operation.input.safeParse(
    Object.fromEntries(Object.entries(raw).map(([field, value]) => [field, wellFormed(value)])),
  );
  // The schema that just accepted the input is the operation's own; TypeScript cannot carry that through `O`.
  if (checked.success) return checked.data as OperationRequest<O>;
  throw refusal(operation, raw, checked.error.issues[0]);
}

/**
 * JSON may hold halves of characters, which no address and no database takes: they become what an address makes of
 * them.
 */
const wellFormed = (value: unknown): unknown =>
  typeof value === "string" ? value.replace(/\p{Surrogate}/gu, "\ufffd") : value;

function refusal(operation: Operation, raw: Record<string, unknown>, issue: z.core.$ZodIssue): AppError {
  const field = String(issue.path[0] ?? "");
  const takes = issue.code === "custom" || issue.code === "invalid_format" ? issue.message : "";
  const expected = takes || describeField(operation.input.shape[field]);
  const got = raw[field];
  const message =
    got === undefined
      ? `\`${field}\` is missing; it takes ${expected}.`
      : `\`${field}\` takes ${expected}; it got ${quote(got)}.`;
  return new AppError("invalid_input", message, {
    details: { field, takes: expected, ...(got !== undefined && { got: clip(got) }) },
  });
}

function clip(value: unknown): string {
  const text = typeof value === "string" ? value : (JSON.stringify(value) ?? String(value));
  const visible = text.slice(0, SHOWN).replaceAll("\0", "\\0");
  return text.length > SHOWN ? `${visible}… (${text.length} characters)` : visible;
}

function quote(value: unknown): string {
  return typeof value === "string" ? `"${clip(value)}"` : clip(value);
}
