/** An engine leads to what the parser has not read, or knows only what is not meant. */
import { expect, test } from "vitest";
import { askedIndex, indexedFolder } from "../../../testing/queries/indexed";
import { writePreciseFiles } from "../../db/precise/precise-files";
import { notePreciseRun } from "../../db/precise/precise-runs";
import { encodePreciseFacts, memberKey, NONE_OF, type PreciseMeaning } from "../../format/precise-facts";

const PATH = "src/Use.kt";
const LINES = [
  "package yard",
  "fun use(it: Crane) = it",
  "fun other(it: Winch) = it",
  "fun hoist(load: Int) = load",
  "fun lift() = hoist(1) + hoist(2)",
];

const { ask, indexed } = askedIndex(() => indexedFolder("yard", { [PATH]: LINES.join("\n") }));

/** Has the engine say this of the name at a 1-based place. */
async function tell(at: { line: number; column: number }, targets: readonly PreciseMeaning[]): Promise<void> {
  const { pool } = indexed().database;
  const { rows } = await pool.query<{ repositoryId: number; contentHash: Uint8Array }>(
    `SELECT repository_id AS "repositoryId", content_hash AS "contentHash" FROM file WHERE path = '${PATH}'`,
  );
  const [{ repositoryId, contentHash }] = rows;
  const facts = encodePreciseFacts([{ line: at.line - 1, column: at.column - 1, targets }]);
  const told = { repositoryId, engine: "kotlin", version: "1" };
  await writePreciseFiles(pool, told, [{ path: PATH, contentHash, facts, links: [] }]);
  await notePreciseRun(pool, { ...told, state: "ready" as const, languages: [], cpuMs: 1, error: null }, true);
}

async function meaning(at: { line: number; column: number }): Promise<string[]> {
  const { results } = await ask("symbol_at", { repo: "yard", file: PATH, ...at });
  return results.map(({ external, basis }) => `${external ? "outside" : "inside"} ${basis}`);
}

const place = (line: number) => ({ line, column: LINES[line - 1].search(/Crane|Winch/) + 1 });

test("what the parser has not read is unknown, and outside only where the engine is silent", async () => {
  await tell(place(2), [{ name: "Crane", keyHash: memberKey("src/Crane.kt", "Crane") }]);
  expect(await meaning(place(2))).toEqual([]);
  expect(await meaning(place(3))).toEqual(["outside import"]);
});

test("what is surely not meant is no answer of rules, and others are not touched", async () => {
  const { pool } = indexed().database;
  const { rows } = await pool.query<{ keyHash: string }>(
    "SELECT key_hash::text AS \"keyHash\" FROM symbol WHERE name = 'hoist'",
  );
  const line = 5;
  const first = { line, column: LINES[line - 1].indexOf("hoist(1)") + 1 };
  const second = { line, column: LINES[line - 1].indexOf("hoist(2)") + 1 };
  const excluded = { name: "hoist", keyHash: BigInt(rows[0].keyHash) };
  await tell(first, [{ home: PATH, keyHash: memberKey(PATH, NONE_OF) }, excluded]);
  expect(await meaning(first)).toEqual([]);
  expect(await meaning(second)).toEqual(["inside scope"]);
});
