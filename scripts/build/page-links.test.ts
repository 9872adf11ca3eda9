import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { restorePageLinks, writePageLinks } from "./page-links.mjs";

const scratch = realpathSync(mkdtempSync(join(tmpdir(), "links-")));
afterAll(() => rmSync(scratch, { recursive: true }));

it("links of built pages are made anew where a package is installed, beside it as well as inside", () => {
  const checkout = join(scratch, "checkout");
  for (const folder of ["node_modules/pg", "node_modules/@prisma/client", ".next/node_modules/@prisma"])
    mkdirSync(join(checkout, folder), { recursive: true });
  symlinkSync("../../node_modules/pg", join(checkout, ".next/node_modules/pg-1a2b"));
  symlinkSync("../../../node_modules/@prisma/client", join(checkout, ".next/node_modules/@prisma/client-3c4d"));
  const list = join(scratch, "links.json");
  writePageLinks(checkout, list);
  expect(JSON.parse(readFileSync(list, "utf8"))).toEqual({ "@prisma/client-3c4d": "@prisma/client", "pg-1a2b": "pg" });

  const installed = join(scratch, "user/node_modules/fathom");
  for (const folder of ["node_modules/pg", "../@prisma/client", ".next"])
    mkdirSync(join(installed, folder), { recursive: true });
  restorePageLinks(installed, list);
  restorePageLinks(installed, list);
  expect(realpathSync(join(installed, ".next/node_modules/pg-1a2b"))).toBe(join(installed, "node_modules/pg"));
  expect(realpathSync(join(installed, ".next/node_modules/@prisma/client-3c4d"))).toBe(
    join(scratch, "user/node_modules/@prisma/client"),
  );
});
