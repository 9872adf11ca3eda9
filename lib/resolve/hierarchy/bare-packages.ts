/** Which package a bare name of a type belongs to, where a file imports one without a name: `import . "dock"`. */
import type { CodeFile } from "../facts/code-file";
import type { CodeIndex } from "../facts/code-index";
import { isType } from "../facts/declaration";

const BARE_TYPE = /(?<![\p{L}\p{N}_.])\p{Lu}[\p{L}\p{N}_]*/gu;

/** The package that a file says it belongs to. */
export const packageOf = (file: CodeFile): string | undefined =>
  file.symbols.find(({ ordinal }) => file.kind(ordinal) === "package")?.name;

/** The packages of the names in a text that the file's own package does not declare. */
export async function barePackages(
  code: CodeIndex,
  file: CodeFile,
  written: string,
): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  const brought = new Set<string | undefined>();
  for (const { kind, targetFile } of file.imports) {
    const target = kind === "import_wildcard" && targetFile !== null ? await code.file(targetFile) : null;
    if (target) brought.add(packageOf(target));
  }
  if (brought.size === 0) return found;
  for (const name of new Set(written.match(BARE_TYPE))) {
    const declared = (await code.declarations(name)).filter((d) => isType(d.kind) && d.language === file.language);
    const packages = new Set<string | undefined>();
    for (const { fileId } of declared) {
      const home = await code.file(fileId);
      if (home?.repositoryId === file.repositoryId) packages.add(packageOf(home));
    }
    const [only] = packages.has(packageOf(file)) ? [] : [...packages].filter((each) => brought.has(each));
    if (only !== undefined) found.set(name, only);
  }
  return found;
}
