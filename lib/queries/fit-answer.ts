/** Cuts the answer of an operation to `max_tokens`, so that the next page begins where its rows end. Pure. */
import { z } from "zod";
import { fitBudget } from "./fit-budget";
import { nextCursor, offsetOf } from "./page-cursor";

/**
 * @param input as the operation took it
 * @param measure tokens of an answer as its reader gets it
 */
export function fitAnswer<T>(input: unknown, answer: T, budget: number, measure: (answer: T) => number): T {
  const fitted = fitBudget(answer, budget, measure);
  if (fitted.cut === null) return answer;
  return { ...fitted.answer, cut: fitted.cut, ...nextAfter(input, answer, fitted.answer) };
}

const budgetSchema = z.looseObject({ max_tokens: z.number().optional() });
const pagedSchema = z.looseObject({ limit: z.number(), cursor: z.string().optional() });
const rowsSchema = z.looseObject({ results: z.array(z.unknown()), next: z.string().nullable() });

/** `max_tokens` of a checked input; undefined for no limit. */
export const budgetOf = (input: unknown): number | undefined => budgetSchema.parse(input).max_tokens;

/** The page after rows that were cut begins where they end. */
function nextAfter(input: unknown, whole: unknown, short: unknown): { truncated?: boolean; next?: string | null } {
  const [paged, before, after] = [
    pagedSchema.safeParse(input),
    rowsSchema.safeParse(whole),
    rowsSchema.safeParse(short),
  ];
  if (!paged.success || !before.success || !after.success) return {};
  const { length } = after.data.results;
  if (length === before.data.results.length) return {};
  return { truncated: true, next: nextCursor({ ...paged.data, limit: length }, offsetOf(paged.data), true) };
}
