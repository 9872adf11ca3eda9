/** The files that bring Fathom onto servers say what the program takes, under the version that it has. */
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, it } from "vitest";
import { VARIABLES } from "../lib/env";

const ROOT = resolve(import.meta.dirname, "..");
const read = (path: string): string => readFileSync(join(ROOT, path), "utf8");
const { version } = JSON.parse(read("package.json")) as { version: string };

/** Words of ours that a file names as variables. */
function variablesIn(text: string): string[] {
  const names = text.match(/\b(?:FATHOM|MEILI|ZOEKT|EMBEDDINGS|VECTOR|LLM|DATABASE)_[A-Z_]+\b/g) ?? [];
  return [...new Set(names)];
}

/** Settings of other programs, and what the compose file alone takes. */
const OTHERS = new Set([
  "FATHOM_POSTGRES_PASSWORD",
  "MEILI_ENV",
  "MEILI_NO_ANALYTICS",
  "MEILI_MASTER_KEY",
  "MEILI_MAX_INDEXING_MEMORY",
]);

it.each(["Dockerfile", "docker-compose.yml", "deploy/helm/fathom/values.yaml"])(
  "%s sets only variables that are read",
  (path) => {
    const unknown = variablesIn(read(path)).filter((name) => !VARIABLES.includes(name) && !OTHERS.has(name));
    expect(unknown).toEqual([]);
  },
);

it("images and charts have the version of the package", () => {
  const named = [
    ...read("docker-compose.yml").matchAll(/image: fathom:(\S+)/g),
    ...read("deploy/helm/fathom/Chart.yaml").matchAll(/[vV]ersion: "?(\d[\d.]*)"?$/gm),
  ].map((match) => match[1]);
  expect(new Set(named)).toEqual(new Set([version]));
});

it("every image is pinned to a version", () => {
  const images = [
    ...read("docker-compose.yml").matchAll(/image: (\S+)/g),
    ...read("Dockerfile").matchAll(/(?:NODE_IMAGE=|FROM )(\S+)/g),
  ].map((match) => match[1]);
  const loose = images.filter((image) => !image.startsWith("${") && !/:[\w.-]*\d/.test(image));
  expect(loose).toEqual([]);
});
