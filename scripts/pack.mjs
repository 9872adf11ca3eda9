/**
 * Before and after `npm pack`: a package brings everything built, so that it starts on a machine that has only Node.
 * The mark tells it from a checkout, which builds for itself.
 */
import { existsSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { writePageLinks } from "./build/page-links.mjs";
import { PACKED } from "./build/prepare.mjs";

const root = resolve(import.meta.dirname, "..");
if (process.argv[2] === "before") {
  // npm prints what it packs on standard output, for programs.
  console.log = console.error;
  await import("./build.mjs");
  if (!process.exitCode && existsSync(resolve(root, ".next/BUILD_ID"))) writePageLinks(root, resolve(root, PACKED));
} else rmSync(resolve(root, PACKED), { force: true });
