/**
 * A call of Kotlin is a caller of the overload that it fits, by what functions take that are passed; where nothing
 * tells, of each as a possible one.
 */
import { expect, it } from "vitest";
import { askedIndex, indexedFolder } from "../../testing/queries/indexed";

const YARD = `package dock

class Crane(val arm: Int, val hook: Int)
class Winch
fun <R> make(build: () -> R): R = build()
fun <R, A> make(build: (A) -> R): R = TODO()
fun <R, A, B> make(build: (A, B) -> R): R = TODO()
fun lift(by: Int) = 1
fun lift(by: Long) = 2

fun crane() = make(::Crane)
fun winch() = make(::Winch)
fun some(build: (Int) -> Crane) = make(build)
fun raised() = lift(weight())
fun exactly() = lift(3L)
`;

const { ask } = askedIndex(() => indexedFolder("yard", { "dock/Yard.kt": YARD }));

const callersAt = async (line: number) => {
  const { results, possible } = await ask("symbol_callers", {
    repo: "yard",
    file: "dock/Yard.kt",
    line,
    column: YARD.split("\n")[line - 1].search(/make|lift/) + 1,
  });
  return [...results, ...possible]
    .map(({ qualifiedName, basis }) => `${qualifiedName?.split(".").at(-1)} ${basis}`)
    .sort();
};

it("a constructor, a function's name or a value that is passed chooses the overload that takes as much", async () => {
  expect(await callersAt(5)).toEqual(["winch scope"]);
  expect(await callersAt(6)).toEqual(["some scope"]);
  expect(await callersAt(7)).toEqual(["crane scope"]);
});

it("a call that fits several calls each of them only possibly", async () => {
  expect(await callersAt(8)).toEqual(["raised name"]);
  expect(await callersAt(9)).toEqual(["exactly scope", "raised name"]);
});
