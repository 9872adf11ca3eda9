/** Starts reads that an answer will need while the symbols that are meant are still being found. Only saves time. */
import { shortNameOf } from "../declaration/candidates";
import type { Session } from "./session";
import type { SubjectInput } from "./subject";

/** The uses of what is asked for by name or key. @throws AppError invalid_input for text that is no key */
export function readUsesAhead({ symbol, key, line }: SubjectInput, { code }: Session): void {
  if (line === undefined && (symbol !== undefined || key !== undefined)) code.readAhead(shortNameOf({ symbol, key }));
}
