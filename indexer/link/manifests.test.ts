import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { ImportTarget } from "../../lib/db/link/link-imports";
import { manifestOf } from "./import-rules";
import { aliasTargets, goPackageFolder, readManifests } from "./manifests";

test("import names that package.json, tsconfig.json, go.mod and Cargo.toml define lead to their folders and files", async () => {
  const root = mkdtempSync(join(tmpdir(), "fathom-manifests-"));
  const write = (name: string, text: string): void => writeFileSync(join(root, name), text);
  write("package.json", JSON.stringify({ name: "tool", imports: { "#core": { default: "./src/core.ts" } } }));
  write("tsconfig.json", `{ "compilerOptions": { /* near */ "paths": { "@app/*": ["./src/*"] }, } }`);
  write("go.mod", "module example.com/sonar\n");
  write("Cargo.toml", `[package]\nname = "deep-sonar"\nedition = "2021"\n\n[dependencies]\nserde = "1"\n`);
  const file = { id: 1, repositoryId: 1 };
  const files: ImportTarget[] = [
    { ...file, path: "src/a.ts", language: "typescript" },
    { ...file, path: "b.go", language: "go" },
    { ...file, path: "src/lib.rs", language: "rust" },
  ];
  const manifests = await readManifests(root, files, manifestOf);
  rmSync(root, { recursive: true });
  expect(aliasTargets(manifests, "src/a.ts", "#core")).toEqual(["src/core.ts"]);
  expect(aliasTargets(manifests, "src/a.ts", "@app/ui/b")).toEqual(["src/ui/b"]);
  expect(goPackageFolder(manifests, "example.com/sonar/probe")).toBe("probe");
  expect(goPackageFolder(manifests, "example.com/sonarly")).toBeUndefined();
  expect(manifests.crates).toEqual([{ name: "deep_sonar", root: "src/lib.rs", package: "deep-sonar" }]);
});

test("a package whose entry nobody built begins in the source that is called as the package is", async () => {
  const root = mkdtempSync(join(tmpdir(), "fathom-manifests-"));
  const said = { name: "@harbour/deep-sonar", exports: { ".": "./dist/deep-sonar-src.js" } };
  writeFileSync(join(root, "package.json"), JSON.stringify(said));
  const files: ImportTarget[] = [{ id: 1, repositoryId: 1, path: "src/DeepSonar.js", language: "javascript" }];
  const manifests = await readManifests(root, files, manifestOf);
  rmSync(root, { recursive: true });
  const targets = aliasTargets(manifests, "spec/a.js", "@harbour/deep-sonar");
  expect(targets[0]).toBe("dist/deep-sonar-src.js");
  expect(targets).toContain("src/DeepSonar");
});
