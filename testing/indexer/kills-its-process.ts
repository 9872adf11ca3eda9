/**
 * Loaded into every thread of a worker: whoever opens a file of this name kills the process, as a crash of the parser
 * or a lack of memory would. For tests only.
 */
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";

const deadly = process.env.FATHOM_TEST_DEADLY ?? "";
const die = (path: unknown): void => {
  if (deadly !== "" && String(path).endsWith(deadly)) process.kill(process.pid, "SIGKILL");
};

for (const name of ["openSync", "readFileSync"] as const) {
  const real = fs[name] as (...args: unknown[]) => unknown;
  Object.assign(fs, {
    [name]: (path: unknown, ...rest: unknown[]): unknown => {
      die(path);
      return real(path, ...rest);
    },
  });
}
syncBuiltinESMExports();
