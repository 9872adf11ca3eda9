/**
 * Cuts an answer to a budget of tokens: every list in it keeps its first rows, as many as fit, the levels of a tree
 * alike. Source goes last. What was cut is told by list. Pure.
 */

interface Fitted<T> {
  answer: T;
  /** rows left out by the name of their list; null when all fits */
  cut: Record<string, number> | null;
}

/** @param measure tokens of an answer as its reader gets it */
export function fitBudget<T>(answer: T, budget: number, measure: (answer: T) => number): Fitted<T> {
  if (measure(answer) <= budget) return { answer, cut: null };
  let [low, high] = [1, longestList(answer)];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (measure(keep(answer, middle)) <= budget) low = middle;
    else high = middle - 1;
  }
  const cut: Record<string, number> = {};
  const short = keep(answer, low, cut);
  if (measure(short) <= budget) return { answer: short, cut };
  return { answer: withoutSource(short, cut), cut };
}

/** Lists that explain a row; they go with it. */
const OF_A_ROW: ReadonlySet<string> = new Set(["rank", "matched", "modifiers"]);

const isRows = (value: unknown): value is object[] =>
  Array.isArray(value) && value.some((row) => typeof row === "object" && row !== null && !Array.isArray(row));

function longestList(value: unknown): number {
  if (typeof value !== "object" || value === null) return 1;
  const own = isRows(value) ? value.length : 1;
  return Math.max(own, ...Object.values(value).map(longestList));
}

/** The first `count` rows of every list; adds to `cut` what that leaves out. */
function keep<T>(value: T, count: number, cut: Record<string, number> = {}, name = "rows"): T {
  if (typeof value !== "object" || value === null) return value;
  if (OF_A_ROW.has(name)) return value;
  if (isRows(value)) {
    if (value.length > count) cut[name] = (cut[name] ?? 0) + value.length - count;
    return value.slice(0, count).map((row) => keep(row, count, cut, name)) as T;
  }
  if (Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([field, own]) => [field, keep(own, count, cut, field)])) as T;
}

/** Source is the largest text of an answer, and can be read by its place. */
function withoutSource<T>(value: T, cut: Record<string, number>): T {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((row) => withoutSource(row, cut)) as T;
  const fields = Object.entries(value).map(([field, own]) => {
    if (field !== "snippet" || typeof own !== "string") return [field, withoutSource(own, cut)];
    cut.snippet = (cut.snippet ?? 0) + 1;
    return [field, null];
  });
  return Object.fromEntries(fields) as T;
}
