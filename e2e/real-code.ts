/**
 * Code of others, as it comes with the packages that Fathom needs anyhow: the types of TypeScript's compiler (interfaces
 * that derive from each other, many levels deep) and the parser of Go's grammar (a file of 60,000 lines, one macro of
 * which is used more than 10,000 times).
 */
import { chmodSync, cpSync, mkdtempSync, realpathSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

const packageFolder = (name: string): string => dirname(createRequire(import.meta.url).resolve(`${name}/package.json`));

export interface RealCode {
  /** For an instance: its data goes here too. */
  folder: string;
  /** What is indexed. */
  source: string;
  remove(): void;
}

/** @param parsers grammars whose parsers are laid out: each is a file of about 100,000 lines */
export function layOutRealCode(parsers: readonly string[] = ["go"]): RealCode {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "fathom-real-")));
  // Under root another user runs Postgres and has to pass through.
  chmodSync(folder, 0o711);
  const source = join(folder, "real");
  const types = join(packageFolder("typescript"), "lib");
  for (const file of ["typescript.d.ts", "lib.es5.d.ts"]) cpSync(join(types, file), join(source, "types", file));
  for (const [at, grammar] of parsers.entries())
    cpSync(join(packageFolder(`tree-sitter-${grammar}`), "src"), join(source, at === 0 ? "parser" : grammar), {
      recursive: true,
    });
  return { folder, source, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
