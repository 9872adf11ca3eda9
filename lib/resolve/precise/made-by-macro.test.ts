/** What an engine says of a function that a macro makes, where rules know others of that name. */
import { expect, test } from "vitest";
import { writePreciseFiles } from "../../db/precise/precise-files";
import { notePreciseRun } from "../../db/precise/precise-runs";
import { encodePreciseFacts, MADE, memberKey } from "../../format/precise-facts";
import { askedIndex, indexedFolder } from "../../../testing/queries/indexed";

const PATH = "src/lib.rs";
const LINES = [
  "pub struct Crane;",
  "impl From<u8> for Crane { fn from(_: u8) -> Crane { Crane } }",
  "pub fn made() -> Crane { Crane::from(letter!()) }",
  "pub fn known() -> Crane { Crane::from(number!()) }",
];

const { ask, indexed } = askedIndex(() =>
  indexedFolder("yard", { "Cargo.toml": '[package]\nname = "yard"\n', [PATH]: LINES.join("\n") }),
);

const from = (line: number) => ({ line, column: LINES[line - 1].indexOf("from(") + 1 });

test("it means none of them", async () => {
  const { pool } = indexed().database;
  const { rows: files } = await pool.query<{ repositoryId: number; contentHash: Uint8Array }>(
    `SELECT repository_id AS "repositoryId", content_hash AS "contentHash" FROM file WHERE path = '${PATH}'`,
  );
  const { line, column } = from(3);
  const targets = [{ home: PATH, keyHash: memberKey(PATH, MADE) }];
  const facts = encodePreciseFacts([{ line: line - 1, column: column - 1, targets }]);
  const [{ repositoryId, contentHash }] = files;
  const told = { repositoryId, engine: "rust-analyzer", version: "1" };
  await writePreciseFiles(pool, told, [{ path: PATH, contentHash, facts, links: [] }]);
  await notePreciseRun(pool, { ...told, state: "ready" as const, languages: [], cpuMs: 1, error: null }, true);
  const meaning = async (at: number) => {
    const { results } = await ask("symbol_at", { repo: "yard", file: PATH, ...from(at) });
    return results.map((row) => `${row.kind} ${row.line}`);
  };
  expect(await meaning(3)).toEqual([]);
  expect(await meaning(4)).toEqual(["method 2"]);
});
