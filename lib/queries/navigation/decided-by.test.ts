import { expect, it } from "vitest";
import type { CodeFile } from "../../resolve/facts/code-file";
import type { CodeIndex } from "../../resolve/facts/code-index";
import type { Declaration } from "../../resolve/facts/declaration";
import { decidedBy } from "./decided-by";

const files = new Map([[7, { decidedBy: () => "typescript 5.9.3" } as unknown as CodeFile]]);
const code = { file: async (id: number) => files.get(id) ?? null } as unknown as CodeIndex;
const below = (fileId: number) => ({ fileId }) as Declaration;

it("a row about types names the engine of the file that the type below stands in", async () => {
  expect(await decidedBy(code, below(7), "precise")).toBe("typescript 5.9.3");
});

it("a row that rules decided, or whose file is gone, names none", async () => {
  expect(await decidedBy(code, below(7), "scope")).toBeUndefined();
  expect(await decidedBy(code, below(8), "precise")).toBeUndefined();
});
