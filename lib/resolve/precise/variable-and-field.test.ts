/** What an engine says of `Crane { load }`, where a macro may bring what `load` is. */
import { expect, test } from "vitest";
import { writePreciseFiles } from "../../db/precise/precise-files";
import { notePreciseRun } from "../../db/precise/precise-runs";
import { encodePreciseFacts, memberKey, VARIABLE, type PreciseMeaning } from "../../format/precise-facts";
import { askedIndex, indexedFolder } from "../../../testing/queries/indexed";

const PATH = "src/lib.rs";
const LINES = [
  "pub struct Crane { load: u8 }",
  "pub fn known(load: u8) -> Crane { Crane { load } }",
  "pub fn brought() -> Crane { bring!(); Crane { load } }",
  "pub fn named() { sum!(crane, load) }",
];

const { ask, indexed } = askedIndex(() =>
  indexedFolder("yard", { "Cargo.toml": '[package]\nname = "yard"\n', [PATH]: LINES.join("\n") }),
);

const last = (line: number) => ({ line, column: LINES[line - 1].lastIndexOf("load") + 1 });

async function tell(): Promise<void> {
  const { pool } = indexed().database;
  const { rows: files } = await pool.query<{ repositoryId: number; contentHash: Uint8Array }>(
    `SELECT repository_id AS "repositoryId", content_hash AS "contentHash" FROM file WHERE path = '${PATH}'`,
  );
  const { rows } = await pool.query<{ key: string }>(`SELECT key_hash::text AS key FROM symbol WHERE name = 'load'`);
  const field: PreciseMeaning = { name: "load", keyHash: BigInt(rows[0].key) };
  const both: PreciseMeaning[] = [{ home: PATH, keyHash: memberKey(PATH, VARIABLE) }, field];
  const meant = [both, both, [field]];
  const uses = meant.map((targets, at) => {
    const { line, column } = last(at + 2);
    return { line: line - 1, column: column - 1, targets };
  });
  const [{ repositoryId, contentHash }] = files;
  const facts = encodePreciseFacts(uses);
  await writePreciseFiles(pool, { repositoryId, engine: "rust-analyzer", version: "1" }, [
    { path: PATH, contentHash, facts, links: [] },
  ]);
  const run = { repositoryId, engine: "rust-analyzer", version: "1", state: "ready" as const };
  await notePreciseRun(pool, { ...run, languages: [], cpuMs: 1, error: null }, true);
}

test("a variable beside a field is the definition; one that rules do not know hides the field, none does not", async () => {
  await tell();
  const meaning = async (line: number) => {
    const { results } = await ask("symbol_at", { repo: "yard", file: PATH, ...last(line) });
    return results.map((row) => `${row.kind} ${row.line}`);
  };
  expect(await meaning(2)).toEqual(["local 2"]);
  expect(await meaning(3)).not.toContain("field 1");
  expect(await meaning(4)).toEqual(["field 1"]);
  const place = { line: 1, column: LINES[0].indexOf("load") + 1 };
  const { results } = await ask("symbol_usages", { repo: "yard", file: PATH, ...place });
  expect(results.map(({ line, basis }) => `${line} ${basis}`)).toEqual(["2 precise", "4 precise"]);
});
