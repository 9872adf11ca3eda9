/** An engine leads to what the parser has not read, where rules would say that the name is from outside. */
import { expect, test } from "vitest";
import { askedIndex, indexedFolder } from "../../../testing/queries/indexed";
import { writePreciseFiles } from "../../db/precise/precise-files";
import { notePreciseRun } from "../../db/precise/precise-runs";
import { encodePreciseFacts, memberKey } from "../../format/precise-facts";

const PATH = "src/Use.kt";
const LINES = ["package yard", "fun use(it: Crane) = it", "fun other(it: Winch) = it"];

const { ask, indexed } = askedIndex(() => indexedFolder("yard", { [PATH]: LINES.join("\n") }));

const place = (line: number) => ({ line, column: LINES[line - 1].search(/Crane|Winch/) + 1 });

test("it is unknown then, and outside only where the engine is silent", async () => {
  const { pool } = indexed().database;
  const { rows } = await pool.query<{ repositoryId: number; contentHash: Uint8Array }>(
    `SELECT repository_id AS "repositoryId", content_hash AS "contentHash" FROM file WHERE path = '${PATH}'`,
  );
  const [{ repositoryId, contentHash }] = rows;
  const { line, column } = place(2);
  const targets = [{ name: "Crane", keyHash: memberKey("src/Crane.kt", "Crane") }];
  const facts = encodePreciseFacts([{ line: line - 1, column: column - 1, targets }]);
  const told = { repositoryId, engine: "kotlin", version: "1" };
  await writePreciseFiles(pool, told, [{ path: PATH, contentHash, facts, links: [] }]);
  await notePreciseRun(pool, { ...told, state: "ready" as const, languages: [], cpuMs: 1, error: null }, true);
  const meaning = async (at: number) => {
    const { results } = await ask("symbol_at", { repo: "yard", file: PATH, ...place(at) });
    return results.map(({ external, basis }) => `${external ? "outside" : "inside"} ${basis}`);
  };
  expect(await meaning(2)).toEqual([]);
  expect(await meaning(3)).toEqual(["outside import"]);
});
