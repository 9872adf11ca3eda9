/** A type of C# that lists bases which differ only by their parameters derives from each of them. */
import { expect, test } from "vitest";
import { askedIndex, indexedFolder } from "../../../testing/queries/indexed";

const BOXES = `namespace Shop
{
    public interface IBox { void Seal(); }
    public interface IBox<T> { T Open(); }
    public class Chest : IBox, IBox<string>
    {
        public void Seal() { }
        public string Open() => "";
    }
    public class Bag : IBox<int>
    {
        public int Open() => 1;
    }
}
`;

const { ask } = askedIndex(() => indexedFolder("shop", { "Boxes.cs": BOXES }));
const at = (line: number, column: number) => ({ file: "Boxes.cs", line, column });

test("each of two bases of one name has the type below it", async () => {
  const below = async (line: number) =>
    (await ask("symbol_inheritors", at(line, 22))).results.map(({ name }) => name).toSorted();
  expect(await below(3)).toEqual(["Chest"]);
  expect(await below(4)).toEqual(["Bag", "Chest"]);
});

test("a member is implemented for the base that declares it", async () => {
  const { results } = await ask("symbol_implementations", at(4, 34));
  expect(results.map(({ line }) => line)).toEqual([8, 12]);
});
