import { mkdirSync, mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { projectFolder } from "./project-folder";

const home = realpathSync(mkdtempSync(join(tmpdir(), "project-")));
for (const folder of ["fleet/.git", "fleet/src/deep", "loose/src"]) mkdirSync(join(home, folder), { recursive: true });
afterAll(() => rmSync(home, { recursive: true }));

it("the folder that version control keeps is the project, from anywhere inside", () => {
  expect(projectFolder(join(home, "fleet/src/deep"), home)).toBe(join(home, "fleet"));
});

it("without version control the folder itself is", () => {
  expect(projectFolder(join(home, "loose/src"), home)).toBe(join(home, "loose/src"));
});

it("nobody means a whole home folder or the whole disk", () => {
  expect(projectFolder(home, home)).toBeNull();
  expect(projectFolder("/", home)).toBeNull();
});
