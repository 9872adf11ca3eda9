import { expect, it } from "vitest";
import { TY } from "../python/tool";
import { requirement } from "./pip-package";

it("pip takes a package in its pinned version and bytes only", () => {
  expect(requirement(TY.package)).toMatch(/^ty==0\.0\.\d+( --hash=sha256:[0-9a-f]{64}){7}\n$/);
});
