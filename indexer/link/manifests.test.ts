import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { aliasTargets, goPackageFolder, readManifests } from "./manifests";

test("import names that package.json, tsconfig.json and go.mod define lead to their folders", async () => {
  const root = mkdtempSync(join(tmpdir(), "fathom-manifests-"));
  const write = (name: string, text: string): void => writeFileSync(join(root, name), text);
  write("package.json", JSON.stringify({ name: "tool", imports: { "#core": { default: "./src/core.ts" } } }));
  write("tsconfig.json", `{ "compilerOptions": { /* near */ "paths": { "@app/*": ["./src/*"] }, } }`);
  write("go.mod", "module example.com/sonar\n");
  const file = { id: 1, repositoryId: 1 };
  const manifests = (
    await readManifests(
      [{ id: 1, root }],
      [
        { ...file, path: "src/a.ts", language: "typescript" },
        { ...file, path: "b.go", language: "go" },
      ],
    )
  ).get(1);
  rmSync(root, { recursive: true });
  expect(manifests && aliasTargets(manifests, "src/a.ts", "#core")).toEqual(["src/core.ts"]);
  expect(manifests && aliasTargets(manifests, "src/a.ts", "@app/ui/b")).toEqual(["src/ui/b"]);
  expect(manifests && goPackageFolder(manifests, "example.com/sonar/probe")).toBe("probe");
  expect(manifests && goPackageFolder(manifests, "example.com/sonarly")).toBeUndefined();
});
