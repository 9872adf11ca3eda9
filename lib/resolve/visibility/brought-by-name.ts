/** What an import brings whose specifier is a qualified name, whole or in part, and no file. */
import type { ImportRecord } from "../../db/read/code-files";
import { splitQualified } from "../../format/symbol-key";
import type { CodeFile } from "../facts/code-file";
import type { CodeIndex } from "../facts/code-index";
import type { Declaration } from "../facts/declaration";
import { HOOKS } from "../languages/hooks";
import { RULES } from "../languages/registry";

/**
 * Declarations whose qualified name ends with (Rust, C++) or is (Java, C#, PHP) the specifier. A name without a path
 * is one of the outermost scope: `use function next;`.
 */
export async function broughtByName(code: CodeIndex, file: CodeFile, found: ImportRecord): Promise<Declaration[]> {
  const declared = await bySpecifier(code, file, found.specifier);
  const { mayBring } = HOOKS[file.language];
  return ofNearest(file, found, mayBring ? declared.filter((d) => mayBring(file, found, d)) : declared);
}

async function bySpecifier(code: CodeIndex, file: CodeFile, specifier: string): Promise<Declaration[]> {
  const parts = splitQualified(specifier).filter((p) => !["crate", "self", "super", ""].includes(p));
  const name = parts.pop();
  if (name === undefined) return [];
  const { family, partialPaths, imports } = RULES[file.language];
  const wanted = parts.map((p) => `${p}.`).join("");
  const isAtTop = wanted === "" && imports === "qualified name";
  return (await code.declarations(name)).filter((d) => {
    if (!family.has(d.language)) return false;
    if (isAtTop) return d.holderKind === null;
    const holder = d.holder.replaceAll("/", ".");
    return (
      holder === wanted || holder.endsWith(`.${wanted}`) || (partialPaths && wanted !== "" && holder.endsWith(wanted))
    );
  });
}

/**
 * Of what a specifier can mean, that of the file that the import leads to, else of the importing file's repository.
 */
function ofNearest(file: CodeFile, { targetFile }: ImportRecord, found: readonly Declaration[]): Declaration[] {
  const target = found.filter((d) => d.fileId === targetFile);
  if (target.length > 0 && RULES[file.language].imports === "module path") return target;
  const own = found.filter((d) => d.repositoryId === file.repositoryId);
  return own.length > 0 ? own : [...found];
}
