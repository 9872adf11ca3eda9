/** In Ruby an assignment calls a setter: who assigns is a caller, as who reads is one of the reader. */
import { expect, it } from "vitest";
import { askedIndex, indexedFolders } from "../../testing/queries/indexed";

const FILES = {
  "lib/davit.rb": `class Davit
  attr_accessor :limit
  attr_writer :rope

  def angle=(degrees)
    @angle = degrees
  end
end
`,
  "lib/crew.rb": `class Crew
  def rig
    davit = Davit.new
    davit.limit = 3
    davit.rope = "hemp"
    davit.angle = davit.limit
  end
end
`,
};

const { ask } = askedIndex(() => indexedFolders({ yard: FILES }));

it.each([
  [2, [4, 6]],
  [3, [5]],
  [5, [6]],
])("of what line %i declares, callers are found at lines %j", async (line, lines) => {
  const column = line === 5 ? 7 : 20;
  const asked = { repo: "yard", file: "lib/davit.rb", line, column: line === 3 ? 16 : column };
  const { results } = await ask("symbol_callers", asked);
  expect(results.map(({ name }) => name)).toEqual(["rig"]);
  expect(results.flatMap(({ sites }) => sites.map((site) => site.line))).toEqual(lines);
});

it("a method calls the setters that it assigns to", async () => {
  const asked = { repo: "yard", file: "lib/crew.rb", line: 2, column: 7, direction: "outgoing" as const };
  const { results } = await ask("symbol_callers", asked);
  expect(results.map(({ name }) => name)).toEqual(expect.arrayContaining(["limit", "rope=", "angle="]));
});
