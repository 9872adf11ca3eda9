/** For tests: an indexer over a database and folders that each test has for itself. */
import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import { testDatabase, type TestDatabase } from "../database/test-database";
import { bundlePrograms, folderWith, startIndexer, type Programs, type RunningIndexer } from "./run-indexer";

/** What a test has: the rest is put away behind it. */
export interface IndexerUnderTest {
  readonly database: TestDatabase;
  readonly programs: Programs;
  /** The root of a folder with these files. */
  source(files: Record<string, string | Uint8Array>): string;
  start(options?: Parameters<typeof startIndexer>[2]): RunningIndexer;
  rows<T extends object>(query: string, values?: unknown[]): Promise<T[]>;
  /** Names of all symbols. */
  names(): Promise<string[]>;
  /** Has something put away behind the test. */
  putAway(remove: () => void): void;
}

/** Before and after each test of a file. */
export function indexerUnderTest(): IndexerUnderTest {
  let programs: Programs;
  let database: TestDatabase;
  let running: RunningIndexer[] = [];
  let leftovers: (() => void)[] = [];
  beforeAll(async () => {
    programs = await bundlePrograms();
  });
  beforeEach(async () => {
    database = await testDatabase();
  });
  afterEach(async () => {
    for (const { process: child } of running) child.kill("SIGKILL");
    for (const remove of leftovers) remove();
    running = [];
    leftovers = [];
    await database.drop();
  });
  afterAll(() => programs.remove());
  const rows = async <T extends object>(query: string, values: unknown[] = []): Promise<T[]> =>
    (await database.pool.query<T>(query, values)).rows;
  return {
    get database() {
      return database;
    },
    get programs() {
      return programs;
    },
    source(files) {
      const folder = folderWith(files);
      leftovers.push(folder.remove);
      return folder.root;
    },
    start(options) {
      const indexer = startIndexer(programs, database.url, options);
      running.push(indexer);
      return indexer;
    },
    rows,
    names: async () =>
      (await rows<{ name: string }>("select distinct name from symbol order by name")).map(({ name }) => name),
    putAway: (remove) => leftovers.push(remove),
  };
}

export const ANIMAL = "class Animal { int legs; void walk() { legs = legs + 1; } }\n";
export const DOG = "class Dog extends Animal { void bark() { walk(); } }\n";

/** Enough generated classes that a run takes a while. */
export function manyClasses(count: number): Record<string, string> {
  const body = (n: number) =>
    `package p;\nimport p.C${n + 1};\npublic class C${n} extends C${(n * 7) % count} {\n` +
    Array.from({ length: 60 }, (_, m) => `  int m${m}(int a) { return other.m${m + 1}(a, ${m}) + C${n}.k; }\n`).join(
      "",
    ) +
    "}\n";
  return Object.fromEntries(Array.from({ length: count }, (_, n) => [`p/C${n}.java`, body(n)]));
}
