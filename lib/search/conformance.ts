/**
 * What every engine behind the port SymbolSearch must keep, as tests: an engine brings a way to open itself over some
 * files, and calls `itConforms`. Only promises that a reader can rely on, no figures of one engine.
 */
import { afterEach, describe, expect, it } from "vitest";
import { CONFORMANCE_FILES, type ConformanceFile, PLAYER } from "./conformance-files";
import type { SymbolFilter, SymbolSearch, SymbolSearchAnswer, SymbolSearchRequest } from "./port";

/** An engine over given files. */
export interface OpenedSearch {
  search: SymbolSearch;
  /** A file is there from now on, in place of the one with id `instead`. */
  put(file: ConformanceFile, instead?: number): Promise<void>;
  close(): Promise<void>;
}

/** Declares the tests for an engine. @param lacks what it cannot find, in the words of the test, and why */
export function itConforms(
  engine: string,
  open: (files: readonly ConformanceFile[]) => Promise<OpenedSearch>,
  lacks: Readonly<Record<string, string>> = {},
): void {
  describe(`${engine} as SymbolSearch`, () => {
    let opened: OpenedSearch;
    afterEach(() => opened.close());
    const ask = async (query: string, more: Partial<SymbolSearchRequest> = {}): Promise<SymbolSearchAnswer> => {
      opened ??= await open(CONFORMANCE_FILES);
      return opened.search.search({ query, match: "auto", filter: {}, limit: 20, offset: 0, ...more });
    };
    const fresh = async (): Promise<void> => {
      opened = await open(CONFORMANCE_FILES);
    };

    itFinds(ask, fresh, lacks);
    itRanksAndFolds(ask, fresh, lacks);
    itFilters(ask, fresh);
    itReadsTyping((files) => open(files).then((index) => (opened = index)));
    itLists((files) => open(files).then((index) => (opened = index)));

    it("finds a changed file's new names and no longer its old ones", async () => {
      await fresh();
      await opened.put({ ...PLAYER, id: 9, symbols: [{ name: "Renamed", kind: "class" }] }, PLAYER.id);
      expect(names(await ask("Renamed"))[0]).toBe("Renamed");
      expect(names(await ask("FMyPlayerController", { match: "exact" }))).toEqual([]);
      const { rows } = await ask("Renamed");
      expect(rows[0].hit.id).toBe(9n << 20n);
    });

    it("pages without losing or repeating a row", async () => {
      await fresh();
      const all = names(await ask("p", { limit: 20 }));
      const parts = [...names(await ask("p", { limit: 2 })), ...names(await ask("p", { limit: 18, offset: 2 }))];
      expect(parts).toEqual(all);
    });
  });
}

type Ask = (query: string, more?: Partial<SymbolSearchRequest>) => Promise<SymbolSearchAnswer>;

const names = (answer: SymbolSearchAnswer): string[] => answer.rows.map(({ hit }) => hit.name);

const LOWER_STARTS = "word starts in lower case";
/** What is looked for, the query, and the name that must come first. */
const FOUND: readonly (readonly [string, string, string])[] = [
  ["the name as typed", "FMyPlayerController", "FMyPlayerController"],
  ["the name in lower case", "fmyplayercontroller", "FMyPlayerController"],
  ["the beginning of a name", "FMyPl", "FMyPlayerController"],
  ["the initials of a name", "FMPC", "FMyPlayerController"],
  [LOWER_STARTS, "mypc", "FMyPlayerController"],
  ["snake case for camel case", "get_user", "getUserById"],
  ["a part inside a name", "UserBy", "getUserById"],
  ["a name with one typo", "getUsreById", "getUserById"],
  ["a name with two typos", "FMyPlyerControler", "FMyPlayerController"],
  ["a name with a wrong first letter", "jashMap", "HashMap"],
  ["letters left out inside words", "plyrhlth", "playerHealth"],
  ["a type without its prefix letter", "PlayerController", "APlayerController"],
  ["words in another order", "id by user get", "getUserById"],
  ["a name after a keyword", "class hashmap", "HashMap"],
];

function itFinds(ask: Ask, fresh: () => Promise<void>, lacks: Readonly<Record<string, string>>): void {
  for (const [what, query, name] of FOUND) {
    const test = async (): Promise<void> => {
      await fresh();
      expect(names(await ask(query))[0]).toBe(name);
    };
    if (lacks[what] === undefined) it(`finds ${what}`, test);
    else it.skip(`finds ${what} (not here: ${lacks[what]})`, test);
  }

  it.each(["hashmap put", "HashMap::put", "HashMap.put", "put hashmap"])(
    "finds a member by its owner: %s",
    async (query) => {
      await fresh();
      const { rows } = await ask(query);
      expect([rows[0].hit.name, rows[0].hit.containers]).toEqual(["put", ["HashMap"]]);
    },
  );

  it.each(["", " ", "%", "\\", "a".repeat(10_000), "🙂", "(((", "\0", "::", "operator=="])(
    "answers odd input without failing: %j",
    async (query) => {
      await fresh();
      await expect(ask(query)).resolves.toBeDefined();
    },
  );

  it("keeps to the match mode", async () => {
    await fresh();
    expect(names(await ask("Tic", { match: "exact" }))).toEqual([]);
    expect(names(await ask("Tic", { match: "prefix" }))).toContain("Tick");
    expect(names(await ask("Tcik", { match: "prefix" }))).toEqual([]);
    expect(names(await ask("^F.*ller$", { match: "regex" }))).toEqual(["FMyPlayerController"]);
  });

  it("names near names when nothing matches", async () => {
    await fresh();
    const answer = await ask("Tic", { match: "exact" });
    expect(answer.totalMatches).toBe(0);
    expect(answer.nearNames).toContain("Tick");
  });
}

function itRanksAndFolds(ask: Ask, fresh: () => Promise<void>, lacks: Readonly<Record<string, string>>): void {
  it("shows a definition and its declarations as one row, the definition", async () => {
    await fresh();
    const { rows } = await ask("APlayerController::Tick");
    const own = rows.filter(({ hit }) => hit.containers.includes("APlayerController"));
    expect(own.map(({ hit, folded }) => [hit.role, hit.path, folded])).toEqual([
      ["definition", "Source/Player.cpp", 1],
    ]);
  });

  it("shows the overloads of one owner as one row where there is no room for all", async () => {
    await fresh();
    const ofQueue = async (limit: number) =>
      (await ask("Queue::put", { limit })).rows.filter(({ hit }) => hit.containers[0] === "Queue");
    expect((await ofQueue(1)).map(({ folded }) => folded)).toEqual([1]);
    expect((await ofQueue(50)).map(({ folded }) => folded)).toEqual([0, 0]);
  });

  it("puts forward declarations after everything that is as good otherwise", async () => {
    await fresh();
    const { rows } = await ask("APlayerController");
    expect(rows[0].hit.role).toBe("definition");
    expect((await ask("UOnlyAnnounced")).rows[0].hit.role).toBe("forward_declaration");
  });

  it("puts own code above external code", async () => {
    await fresh();
    expect((await ask("Tick")).rows[0].hit.scope).toBe("user");
  });

  it("explains a score by signals that sum to it", async () => {
    await fresh();
    for (const { score, signals } of (await ask("player")).rows) {
      expect(signals.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(score);
    }
  });

  it("marks what matched", async () => {
    await fresh();
    const marked = async (query: string): Promise<string> => {
      const { hit, matched } = (await ask(query)).rows[0];
      return matched.map(([from, to]) => hit.name.slice(from, to)).join("|");
    };
    expect(await marked("FMyPl")).toBe("FMyPl");
    expect(await marked("FMPC")).toBe("FM|P|C");
    if (lacks[LOWER_STARTS] === undefined) expect(await marked("mypc")).toBe("MyP|C");
    expect(await marked("UserBy")).toBe("UserBy");
  });
}

function itFilters(ask: Ask, fresh: () => Promise<void>): void {
  it.each<[keyof SymbolFilter, SymbolFilter, number]>([
    ["scope", { scope: "user" }, 1],
    ["repositoryId", { repositoryId: 2 }, 1],
    ["path", { path: "Source/" }, 1],
    ["kinds", { kinds: ["function"] }, 1],
    ["containingType", { containingType: "APlayerController" }, 1],
  ])("filters by %s and says what it removed", async (name, filter, rows) => {
    await fresh();
    const answer = await ask("Tick", { match: "exact", filter });
    expect(answer.rows).toHaveLength(rows);
    expect(answer.removedByFilter[name]).toBeGreaterThan(0);
  });

  it("takes globs for paths", async () => {
    await fresh();
    const answer = await ask("Tick", { match: "exact", filter: { path: "**/*.cpp" } });
    expect(answer.rows.map(({ hit }) => hit.path)).toEqual(["Source/Player.cpp"]);
  });
}

/** Files of two repositories: a function that is declared and defined, one that is only declared, a field in every file. */
const MANY = 60;
const LISTED: readonly ConformanceFile[] = Array.from({ length: MANY }, (_, i) => ({
  id: i + 1,
  path: i % 3 === 0 ? `src/deep/file${i}.cpp` : `src/file${i}.h`,
  repositoryId: i % 2 === 0 ? 1 : 2,
  scope: i % 2 === 0 ? ("user" as const) : ("external" as const),
  language: i % 5 === 0 ? ("java" as const) : ("cpp" as const),
  symbols: [
    { name: `Type${i % 7}`, kind: "class", key: `type ${i}` },
    { name: "Field", kind: "field", container: 0, key: `field ${i}` },
    { name: "run", kind: "method", container: 0, role: "declaration", key: `run ${i}` },
    { name: "run", kind: "method", qualifier: `Type${i % 7}`, key: `run ${i}`, bodyLines: 1 + (i % 9) },
  ],
}));
/** Symbol rows of every second file. */
const SAID = new Set(LISTED.filter(({ id }) => id % 2 === 0).map(({ id }) => id * 2 ** 20 + 1));

function itLists(openOver: (files: readonly ConformanceFile[]) => Promise<OpenedSearch>): void {
  const CASES: readonly (readonly [string, SymbolFilter, number])[] = [
    ["nothing at all", {}, 3 * MANY],
    ["a kind", { kinds: ["field"] }, MANY],
    ["a kind that is declared and defined apart", { kinds: ["method"] }, MANY],
    ["a repository", { repositoryId: 2 }, (3 * MANY) / 2],
    ["a scope and a language", { scope: "user", language: "java" }, 18],
    ["a path", { path: "src/deep/" }, MANY],
    ["a glob", { path: "*.h", kinds: ["class"] }, (MANY * 2) / 3],
    ["what is said", { symbols: SAID }, MANY / 2],
    ["what is said, within a repository", { symbols: SAID, repositoryId: 2 }, MANY / 2],
    ["an owner and a kind", { containingType: "Type3", kinds: ["field"] }, 9],
  ];

  it.each(CASES)("lists all that filters alone leave, with an exact total at every limit: %s", async (_, filter, n) => {
    const { search } = await openOver(LISTED);
    const page = (limit: number, offset: number) => search.search({ query: "", match: "auto", filter, limit, offset });
    const whole = await page(200, 0);
    expect(whole.rows).toHaveLength(n);
    for (const limit of [1, 7, 50, 200]) {
      const rows: bigint[] = [];
      for (let offset = 0; offset < n; offset += limit) {
        const answer = await page(limit, offset);
        expect([answer.totalMatches, answer.totalIsLowerBound]).toEqual([n, false]);
        rows.push(...answer.rows.map(({ hit }) => hit.id));
      }
      expect(rows).toEqual(whole.rows.map(({ hit }) => hit.id));
      expect(new Set(rows).size).toBe(n);
    }
  });

  it("says which filter alone is in the way of a list", async () => {
    const { search } = await openOver(LISTED);
    const filter: SymbolFilter = { symbols: SAID, repositoryId: 1, kinds: ["field"] };
    const answer = await search.search({ query: "", match: "auto", filter, limit: 5, offset: 0 });
    expect([answer.totalMatches, answer.rows]).toEqual([0, []]);
    expect(answer.removedByFilter).toEqual({ repositoryId: MANY / 2, symbols: MANY / 2 });
  });
}

/** Two repositories: a name and longer ones, members of the same name in owners whose names are easily mistyped. */
const TYPED: readonly ConformanceFile[] = [
  {
    ...{ id: 1, path: "Lib/asyncio/runners.py", language: "python" },
    symbols: [
      { name: "run", kind: "function", bodyLines: 40 },
      { name: "is_global", kind: "function", bodyLines: 60 },
      { name: "is_globals", kind: "function", bodyLines: 60 },
      { name: "isGlobalState", kind: "function", bodyLines: 60 },
      { name: "is_global_init", kind: "function" },
    ],
  },
  {
    ...{ id: 2, path: "src/containers.h", repositoryId: 2 },
    symbols: [
      { name: "HashMap", kind: "class", bodyLines: 90 },
      { name: "put", kind: "method", container: 0 },
      { name: "vector", kind: "class", bodyLines: 90 },
      { name: "push_back", kind: "method", container: 2 },
      { name: "Queue", kind: "class", bodyLines: 90 },
      { name: "put", kind: "method", container: 4, bodyLines: 50 },
      { name: "push_back", kind: "method", container: 4, bodyLines: 50 },
      { name: "parse", kind: "function", bodyLines: 900 },
      { name: "render", kind: "class", bodyLines: 900 },
    ],
  },
  {
    ...{ id: 3, path: "app/main.cpp" },
    symbols: [
      { name: "parse", kind: "field" },
      { name: "renderer", kind: "class", bodyLines: 900 },
    ],
  },
];

function itReadsTyping(openOver: (files: readonly ConformanceFile[]) => Promise<OpenedSearch>): void {
  const first = async (query: string, more: Partial<SymbolSearchRequest> = {}) => {
    const { search } = await openOver(TYPED);
    const { rows } = await search.search({ query, match: "auto", filter: {}, limit: 20, offset: 0, ...more });
    return rows;
  };

  it.each([
    ["asyncoi.run", "run", "Lib/asyncio/runners.py"],
    ["asyncio.run", "run", "Lib/asyncio/runners.py"],
    ["HasMap.put", "put", "HashMap"],
    ["HahsMap::put", "put", "HashMap"],
    ["std::vetcor::push_back", "push_back", "vector"],
    ["vetcor::push_bakc", "push_back", "vector"],
  ])("finds a member though its owner is mistyped: %s", async (query, name, place) => {
    const [{ hit }] = await first(query);
    expect([hit.name, hit.containers[0] ?? hit.path]).toEqual([name, place]);
  });

  it("takes a separator at the end for a name that goes on", async () => {
    const found = (await first("is_global_")).map(({ hit }) => hit.name);
    expect(found[0]).toBe("is_global_init");
    expect(found.indexOf("is_global")).toBeGreaterThan(0);
    expect((await first("is_global"))[0].hit.name).toBe("is_global");
  });

  it.each(["HashMap::", "HashMap.", "HashMap->", "HashMap#", "hashmap."])(
    "lists members after a separator: %s",
    async (query) => {
      expect((await first(query)).map(({ hit }) => [hit.name, ...hit.containers])).toEqual([["put", "HashMap"]]);
    },
  );

  it("lists what is in a folder after a slash", async () => {
    const rows = await first("asyncio/");
    expect(rows).toHaveLength(5);
    expect(rows.every(({ hit }) => hit.path.startsWith("Lib/asyncio/"))).toBe(true);
  });

  it("puts what stands where the reader is first, and says so", async () => {
    const far = await first("parse");
    expect(far.map(({ hit }) => hit.repositoryId)).toEqual([2, 1]);
    expect(far.flatMap(({ signals }) => signals).some(({ signal }) => signal === "near")).toBe(false);
    const rows = await first("parse", { near: { repositoryId: 1, path: "app/main.cpp" } });
    expect(rows.map(({ hit }) => hit.repositoryId)).toEqual([1, 2]);
    expect(rows[0].signals.find(({ signal }) => signal === "near")?.weight).toBeGreaterThan(0);
    expect(rows[0].signals.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(rows[0].score);
  });

  it("keeps the very name elsewhere above what only begins with it where the reader is", async () => {
    const rows = await first("render", { near: { repositoryId: 1, path: "app/main.cpp" } });
    expect(rows.map(({ hit }) => hit.name)).toEqual(["render", "renderer"]);
  });
}
