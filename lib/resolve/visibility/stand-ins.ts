/** Declarations that stand in for what their file imports by the same name give way to the import. */
import type { CodeIndex } from "../facts/code-index";
import type { Declaration } from "../facts/declaration";
import { HOOKS } from "../languages/hooks";

export async function withoutStandIns<T extends readonly Declaration[] | null>(
  code: CodeIndex,
  found: T,
): Promise<T | readonly Declaration[]> {
  const isStandIn = found?.[0] && HOOKS[found[0].language].isStandIn;
  if (!found || !isStandIn) return found;
  const told = await Promise.all(found.map((d) => isStandIn(code, d)));
  return told.includes(true) ? found.filter((_, at) => !told[at]) : found;
}
