/**
 * What the web process says, as lines of JSON on standard output. Lines hold ids, names of operations and figures;
 * never contents, query strings or secrets.
 */
import { pino, stdTimeFunctions, type Logger } from "pino";

const KEY = Symbol.for("fathom.log");
const shared = globalThis as { [KEY]?: Logger };

/** The one log of this process. On globalThis: Next may load this module more than once. */
export function log(): Logger {
  return (shared[KEY] ??= pino({ base: { program: "web" }, timestamp: stdTimeFunctions.isoTime }));
}

/** Takes the place of the log, for a test that reads it; null for the one of the process again. */
export function logTo(logger: Logger | null): void {
  if (logger === null) delete shared[KEY];
  else shared[KEY] = logger;
}
