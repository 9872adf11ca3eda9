/**
 * A call that several overloads fit means one of them: where no argument tells which, each is possible, and none is
 * said to be meant.
 */
import { expect, it } from "vitest";
import { askedIndex, indexedFolder } from "../../testing/queries/indexed";

const PRINTER = `namespace Shop;

class Printer
{
    void Put(int number) {}
    void Put(string text) {}
    void Open(Paper paper) { Put(paper.Weight()); }
    void Sure() { Put(3); }
}
`;

const CLOCK = `#include <chrono>
using Moment = std::chrono::system_clock::time_point;
class Clock {
 public:
  void wait(const Moment* until);
  void rest() { wait(nullptr); }
};
void Clock::wait(const std::chrono::system_clock::time_point* until) {}
`;

const COUNTER = `class Counter {
  static Counter of(int load) { return new Counter(); }
  static Counter of(CharSequence load) { return new Counter(); }
  Object all(Maker maker) { return maker.take(Counter::of); }
}
`;

const files = { "Shop.cs": PRINTER, "clock.cpp": CLOCK, "Counter.java": COUNTER };
const { ask } = askedIndex(() => indexedFolder("shop", files));

const at = (line: number, name: string) => ({
  repo: "shop",
  file: "Shop.cs",
  line,
  column: PRINTER.split("\n")[line - 1].indexOf(name) + 1,
});

it("each overload that fits is possible where it is called", async () => {
  const { results, possible } = await ask("symbol_at", at(7, "Put"));
  expect(results).toEqual([]);
  expect(possible.map(({ line }) => line)).toEqual([5, 6]);
});

it("an argument that tells them apart says which is meant", async () => {
  const { results } = await ask("symbol_at", at(8, "Put"));
  expect(results.map(({ line, basis }) => `${line} ${basis}`)).toEqual(["5 scope"]);
});

it("a call that nothing decides is a possible caller of each of them", async () => {
  const called = async (line: number) => {
    const { results, possible } = await ask("symbol_callers", at(line, "Put"));
    return [...results, ...possible].map(({ qualifiedName, basis }) => `${qualifiedName} ${basis}`);
  };
  expect(await called(5)).toEqual(["Shop.Printer.Sure scope", "Shop.Printer.Open name"]);
  expect(await called(6)).toEqual(["Shop.Printer.Open name"]);
});

it("a declaration and a definition that call a type by two names are no two overloads", async () => {
  const column = CLOCK.split("\n")[5].indexOf("wait") + 1;
  const { results } = await ask("symbol_at", { repo: "shop", file: "clock.cpp", line: 6, column });
  expect(results.map(({ line, basis }) => `${line} ${basis}`)).toEqual(["8 unique_name", "5 unique_name"]);
});

it("a reference of Java means one of the overloads, as what takes it asks", async () => {
  const column = COUNTER.split("\n")[3].indexOf("of)") + 1;
  const { results, possible } = await ask("symbol_at", { repo: "shop", file: "Counter.java", line: 4, column });
  expect(results).toEqual([]);
  expect(possible.map(({ line }) => line)).toEqual([2, 3]);
});
