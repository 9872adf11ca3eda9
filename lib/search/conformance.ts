/**
 * What every engine behind the port SymbolSearch must keep, as tests: an engine brings a way to open itself over some
 * files, and calls `itConforms`. Only promises that a reader can rely on, no figures of one engine.
 */
import { afterEach, describe, expect, it } from "vitest";
import { CONFORMANCE_FILES, type ConformanceFile, PLAYER } from "./conformance-files";
import { itLists } from "./conformance-lists";
import { itReadsTyping } from "./conformance-typing";
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
