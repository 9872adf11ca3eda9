import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { expect, it } from "vitest";
import { compressChunks } from "./compress-chunks.mjs";

it("scripts and styles lie beside their small form, in folders too; nothing else does", async () => {
  const folder = mkdtempSync(join(tmpdir(), "fathom-chunks-"));
  try {
    mkdirSync(join(folder, "deep"));
    const script = "export const crane = 'lift';\n".repeat(200);
    for (const name of ["a.js", "deep/b.css", "c.js.map", "d.woff2"]) writeFileSync(join(folder, name), script);
    await compressChunks(folder);
    expect(readdirSync(folder, { recursive: true }).toSorted()).toEqual(
      ["a.js", "a.js.br", "c.js.map", "d.woff2", "deep", "deep/b.css", "deep/b.css.br"].map((name) => join(name)),
    );
    const small = readFileSync(join(folder, "deep/b.css.br"));
    expect(small.length).toBeLessThan(script.length / 10);
    expect(brotliDecompressSync(small).toString()).toBe(script);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
