/** Types of Go that satisfy an interface, as rules say and as a compiler's engine says. */
import { expect, test } from "vitest";
import { writePreciseFiles } from "../../db/precise/precise-files";
import { notePreciseRun } from "../../db/precise/precise-runs";
import { encodePreciseFacts } from "../../format/precise-facts";
import { askedIndex, indexedFolder } from "../../../testing/queries/indexed";

const YARD = `package yard

import (
	"fmt"
	"io"
)

type Load = []byte

type Lifter interface { Lift(what Load) }

type Crane struct{}

func (c Crane) Lift(what []byte) {}

type Bin struct{}

func (b Bin) Lift(what string) {}

type Weigh interface { Weigh() int }

func (b Bin) Weigh() int { return 1 }

type Fault interface { error }

type Closer interface { io.Closer }

type Shutter interface {
	Close() error
	Shut()
}

type Valve interface {
	io.Closer
	fmt.Stringer
}

func (b Bin) Error() string { return "" }

func (c Crane) Error() int { return 1 }

func (c *Crane) Close() (err error) { return nil }

func (c *Crane) String() string { return "" }

func (b Bin) Close() error { return nil }
`;

const { ask, indexed } = askedIndex(() =>
  indexedFolder("yard", { "go.mod": "module example.org/yard\n", "yard.go": YARD }),
);

const satisfying = async (symbol = "Lifter"): Promise<string[]> =>
  (await ask("symbol_implementations", { symbol })).results.map(({ name }) => name);

/** What the engine says of the only file: a method stands for that of the interface. */
async function link(owner: string): Promise<void> {
  const { pool } = indexed().database;
  const { rows: files } = await pool.query<{ repositoryId: number; contentHash: Uint8Array }>(
    `SELECT repository_id AS "repositoryId", content_hash AS "contentHash" FROM file WHERE path = 'yard.go'`,
  );
  const { rows } = await pool.query<{ key: string }>(
    `SELECT key_hash::text AS key FROM symbol WHERE name = 'Lift' ORDER BY id`,
  );
  const [asked, crane, bin] = rows.map(({ key }) => ({ name: "Lift", keyHash: BigInt(key) }));
  const [{ repositoryId, contentHash }] = files;
  const from = owner === "Crane" ? crane : bin;
  const links = [{ kind: "override" as const, from, to: asked }];
  const facts = encodePreciseFacts([]);
  await writePreciseFiles(pool, { repositoryId, engine: "go", version: "1" }, [
    { path: "yard.go", contentHash, facts, links },
  ]);
  const counts = { languages: [], cpuMs: 1, error: null };
  await notePreciseRun(pool, { repositoryId, engine: "go", version: "1", state: "ready", ...counts }, true);
}

test("a type whose method an engine links with the interface's satisfies it, whatever its parameters are called", async () => {
  expect(await satisfying()).toEqual([]);
  await link("Crane");
  await expect.poll(() => satisfying()).toEqual(["Crane"]);
});

test("a method that an interface calls like itself is implemented as any other", async () => {
  const { results } = await ask("symbol_implementations", { symbol: "yard.Weigh.Weigh" });
  expect(results.map(({ qualifiedName }) => qualifiedName)).toEqual(["yard.Bin.Weigh"]);
});

test("an interface asks for what those of the library ask for that it embeds", async () => {
  expect(await satisfying("Fault")).toEqual(["Bin"]);
  expect((await satisfying("Closer")).sort()).toEqual(["Bin", "Crane"]);
  expect(await satisfying("Valve")).toEqual(["Crane"]);
});
