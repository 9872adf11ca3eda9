import { expect, test } from "vitest";
import { engineGroups } from "./engine-groups";

const row = (repo: string, language: "cpp" | "c" | "ruby" | "php" | "python", engine: string | null) => ({
  ...({
    repo,
    language,
    engine,
    version: engine === null ? "" : "1",
    state: engine === null ? "rules" : "ready",
  } as const),
  ...{ files: 1, filesTotal: 2, cpuMs: 5, since: null, error: null },
});

test("languages of one engine stand together, though another language has more files than one of them", () => {
  const rows = [row("yard", "cpp", "clangd"), row("yard", "python", "ty"), row("yard", "c", "clangd")];
  const [{ groups }] = engineGroups(rows);
  expect(groups.map(({ engine, languages }) => [engine, languages.map(({ language }) => language)])).toEqual([
    ["clangd", ["cpp", "c"]],
    ["ty", ["python"]],
  ]);
});

test("languages without an engine stand apart, and repositories as well", () => {
  const rows = [row("yard", "ruby", null), row("yard", "php", null), row("quay", "ruby", null)];
  expect(engineGroups(rows).map(({ repo, groups }) => [repo, groups.length])).toEqual([
    ["yard", 2],
    ["quay", 1],
  ]);
});
