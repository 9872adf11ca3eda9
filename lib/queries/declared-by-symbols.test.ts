/** What Ruby declares by a symbol and no identifier is asked for at that place like any other. */
import { expect, test } from "vitest";
import { askedIndex, indexedFolder } from "../../testing/queries/indexed";

const SHIP = `class Ship
  attr_accessor :speed
  attr_writer :course

  def stop
    self.speed = 0
    speed
  end
end

Crew = Struct.new(:captain)
`;

const { ask } = askedIndex(() => indexedFolder("fleet", { "ship.rb": SHIP }));
const at = (line: number, column: number) => ({ file: "ship.rb", line, column });

test("the symbol behind attr_accessor is what it declares", async () => {
  const { symbol, results } = await ask("symbol_at", at(2, 20));
  expect([symbol, ...results.map(({ line }) => line)]).toEqual(["speed", 2]);
  expect((await ask("symbol_at", at(11, 22))).results.map(({ name }) => name)).toEqual(["captain"]);
});

test("usages are asked for there", async () => {
  const { results } = await ask("symbol_usages", at(2, 18));
  expect(results.map(({ line }) => line)).toEqual([6, 7]);
});

test("where no name stands, nothing is declared", async () => {
  expect((await ask("symbol_usages", at(2, 8))).subjects).toEqual([]);
  expect((await ask("symbol_usages", at(9, 2))).subjects).toEqual([]);
});
