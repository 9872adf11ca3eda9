/** Whether a file holds tests, by the conventions of its path. */
const FOLDERS =
  /(^|\/)(tests?|testing|__tests__|specs?|[\w.]+[._-]tests?|(unit|integration|android|e2e|common|jvm)Tests?)\//i;
/** `lock_test.go`, `test_lock.py`, `lock.spec.ts`, `LockTest.java`, `LockTests.cs`, `LockSpec.kt`, `lock-test.js`. */
const NAMES =
  /(^|\/)(tests?[._-][^/]*|tests?|conftest|[^/]*[._-](tests?|spec|unittest)|[^/]*[a-z0-9](Tests?|Spec|TestCase|IT))\.\w+$/;

export const holdsTests = (path: string): boolean => FOLDERS.test(path) || NAMES.test(path);

const ASIDE = /(^|[/_.-])(tests?|specs?|__tests__|testing|mocks?|fixtures?|benchmarks?)([/_.-]|$)|(Test|Spec)s?\.\w+$/;

/** Whether a file stands beside what a product does: tests, what they need, benchmarks. Rather one too many. */
export const isAside = (path: string): boolean => ASIDE.test(path);

/** Modules of tests inside a file of sources: `mod tests` of Rust. */
const MODULES: ReadonlySet<string> = new Set(["tests", "test"]);

/** Whether a symbol is part of tests. */
export const isTest = ({ path, owners }: { path: string; owners: readonly string[] }): boolean =>
  holdsTests(path) || owners.some((name) => MODULES.has(name));
