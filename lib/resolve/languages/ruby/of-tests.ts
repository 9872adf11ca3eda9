/** What tests define is there for tests alone. */
import type { CodeFile } from "../../facts/code-file";
import type { Declaration } from "../../facts/declaration";

const OF_TESTS = /^(?:.*\/)?(?:test|tests|spec|specs|benchmark|examples?)\//;

export const isSeenFrom = (d: Declaration, file: CodeFile): boolean =>
  !OF_TESTS.test(d.path) || OF_TESTS.test(file.path);
