/**
 * How an operation's answer is given to an agent: text first, made for a small context, and beside it the few fields
 * that a next call needs. REST keeps the full form.
 */
import { z } from "zod";
import type { Operation, OperationOutput } from "../../../contract/operation";

export interface ToolFace<O extends Operation> {
  /** Fields that are always there. Loose: `fields=full` gives the whole answer under the same names. */
  output: z.ZodObject;
  /** First line: what was asked, how much was found, whether that is all. Then rows. */
  text(answer: OperationOutput<O>): string;
  /** The lean form of the answer, fit for `output`. */
  lean(answer: OperationOutput<O>): Record<string, unknown>;
  /** The longest beginning that fits, where an answer is no list of rows; null where none does. */
  fit?(answer: OperationOutput<O>, fits: (answer: OperationOutput<O>) => boolean): OperationOutput<O> | null;
}

/** The fields that every list of rows has in its lean form. */
export const leanList = (row: z.core.$ZodLooseShape) =>
  z.looseObject({
    results: z.array(z.looseObject(row)),
    totalMatches: z.int(),
    next: z.string().nullable().describe("Pass as `cursor` for the next page."),
  });
