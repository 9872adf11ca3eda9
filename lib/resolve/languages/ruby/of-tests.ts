/** What tests define is there for tests alone. */
import type { CodeFile } from "../../facts/code-file";
import type { Declaration } from "../../facts/declaration";

const OF_TESTS = /^(?:.*\/)?(?:test|tests|spec|specs|benchmark|examples?)\//;

/** Folders whose files are all loaded when tests are run. */
const RUN_TOGETHER = /^(?:.*\/)?(?:test|tests|spec|specs)\//;

/** Whether two files are run by the same tests. */
export const areRunTogether = (one: string, other: string): boolean =>
  RUN_TOGETHER.test(one) && RUN_TOGETHER.test(other);

export const isSeenFrom = (d: Declaration, file: CodeFile): boolean =>
  !OF_TESTS.test(d.path) || OF_TESTS.test(file.path);
