/** What a first question costs does not grow with the files and classes around: counted in statements, not seconds. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { indexedFolder, type IndexedFolders } from "../../../../testing/queries/indexed";
import type { Queryable } from "../../../db/pool";
import { CodeIndex } from "../../facts/code-index";
import { Resolver } from "../../resolver";

const MANY = 60;
const boat = (n: number) => `class Boat${n}
  include Rig

  def fit_mast
    stow_gear
  end

  def sail
  end
end
`;
const USE = `class Yard
  def launch(hull, other)
    hull.fit_mast
    hull.sail
    other.splice
    lower_flag
  end

  def other_flag
    lower_flag
  end
end
`;

let folder: IndexedFolders;
let statements = 0;

beforeAll(async () => {
  const boats = Array.from({ length: MANY }, (_, n) => [`lib/boat${n}.rb`, boat(n)]);
  folder = await indexedFolder("yard", {
    ...Object.fromEntries(boats),
    "lib/rig.rb": "module Rig\n  def stow_gear\n  end\n\n  def lower_flag\n  end\n\n  def splice\n  end\nend\n",
    "lib/mast.rb": "class Mast\n  def lower_flag\n  end\nend\n",
    "lib/yard.rb": USE,
  });
}, 120_000);
afterAll(() => folder?.close());

/** What a name surely means on a line (1-based), as a server's first question, and how many statements that takes. */
async function asked(line: number, column: number): Promise<{ names: string[]; statements: number }> {
  const { pool } = folder.database;
  // what is kept is kept by pool: this one has answered nothing yet
  const counted: Queryable = {
    query: ((...given: Parameters<typeof pool.query>) => {
      statements++;
      return pool.query(...given);
    }) as typeof pool.query,
  };
  const { rows } = await pool.query<{ id: number }>("select id from file where path = 'lib/yard.rb'");
  const resolver = new Resolver(new CodeIndex(counted));
  const before = statements;
  const file = await resolver.code.file(rows[0].id);
  const found = file && (await resolver.occurrence(file, file.occurrenceAt(line - 1, column)));
  const names = found?.basis === "name" ? [] : (found?.declarations.map((d) => d.name) ?? []);
  return { names, statements: statements - before };
}

it("what no file includes at its top is asked of the index, and no file is read for it", async () => {
  const { names, statements: taken } = await asked(6, 4);
  expect(names).toEqual([]);
  expect(taken).toBeLessThan(20);
});

it("methods that every class has tell none of them, and no class is looked at one by one", async () => {
  const { names, statements: taken } = await asked(3, 9);
  expect(names).toEqual([]);
  expect(taken).toBeLessThan(30);
});
