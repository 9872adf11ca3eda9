import { resolve } from "node:path";
import { ESLint } from "eslint";
import { expect, test } from "vitest";

const root = resolve(import.meta.dirname, "../..");
const eslint = new ESLint({ cwd: root });

const words = "who reads two files beside each other sees the ends of the lines of both of them ";
const line = (length: number, start: string): string =>
  start + words.repeat(3).slice(0, length - start.length - 1) + "x";

async function lint(code: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath: resolve(root, "lib/new.ts") });
  return (result?.messages ?? []).map(({ line, message }) => `${line}: ${message}`);
}

test("a line of a comment that reaches column 120 is reported, one that ends before it is not", async () => {
  const wide = ["/**", line(119, " * "), line(120, " * "), " */", line(121, "// "), "export const one = 1;"].join("\n");
  expect(await lint(wide)).toEqual([expect.stringMatching(/^3: .*ends at 120/), expect.stringMatching(/^5: .*at 121/)]);
});

test("an address is left whole, and what stands behind code belongs to the code", async () => {
  const address = `// https://example.com/${"a".repeat(120)}`;
  expect(await lint([address, `export const one = 1; ${line(130, "// ")}`].join("\n"))).toEqual([]);
});
