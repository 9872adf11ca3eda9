/** Methods that a repository adds to types of packages that it does not hold, and what is called of their values. */
import { expect, test } from "vitest";
import { askedIndex, indexedFolder } from "../../testing/queries/indexed";

const CHECKS = `declare global {
  namespace dock {
    interface Checks<R> {
      toFloat(depth: number): R;
      toMoor(): R;
    }
  }
}
interface Buoy {
  toBob(): void;
  toMoor(): void;
}
export {};
`;
const USE = `import "./checks";
dockCheck(1).toFloat(2);
dockCheck(1).toBob();
dockCheck(1).toMoor();
`;

const { ask } = askedIndex(() =>
  indexedFolder("yard", { "package.json": `{ "name": "yard" }`, "checks.ts": CHECKS, "use.ts": USE }),
);

test("a method that is added is meant where nothing else bears its name; no other is guessed", async () => {
  const meant = async (line: number) => {
    const { results, possible } = await ask("symbol_at", { repo: "yard", file: "use.ts", line, column: 14 });
    return [results, possible].map((rows) => rows.map(({ qualifiedName, basis }) => `${qualifiedName} ${basis}`));
  };
  expect(await meant(2)).toEqual([["dock.Checks.toFloat unique_name"], []]);
  expect(await meant(3)).toEqual([[], ["Buoy.toBob name"]]);
  const [certain, possible] = await meant(4);
  expect([certain, possible.sort()]).toEqual([[], ["Buoy.toMoor name", "dock.Checks.toMoor name"]]);
  const { results } = await ask("symbol_callers", { repo: "yard", file: "checks.ts", line: 4, column: 7 });
  expect(results.flatMap(({ sites }) => sites.map(({ file, line }) => `${file}:${line}`))).toEqual(["use.ts:2"]);
});
