/** What an occurrence means by a compiler's engine. Refuses to guess: a symbol that is gone since the engine looked is left to rules. */
import type { CodeFile } from "../facts/code-file";
import type { CodeIndex } from "../facts/code-index";
import type { Declaration } from "../facts/declaration";
import { keyOf } from "../facts/declared-name";
import { definitionsFirst, meansPrecisely, type Resolution } from "../facts/resolution";

/** Null where no engine has seen the file as it is, or says nothing of this name. */
export async function preciseMeaning(code: CodeIndex, file: CodeFile, i: number): Promise<Resolution | null> {
  const { precise, uses } = file;
  if (precise === null) return null;
  const targets = precise.at(uses.line[i], uses.column[i]);
  if (targets === undefined) return null;
  if (targets === null) return uses.symbol[i] >= 0 ? null : meansPrecisely([]);
  await code.prefetchNames(targets.map(({ name }) => name));
  const declarations: Declaration[] = [];
  for (const { name, keyHash } of targets) {
    const same = (await code.named(name)).where(keyOf, keyHash);
    declarations.push(...definitionsFirst(same.filter((d) => d.repositoryId === file.repositoryId)));
  }
  if (file.isOwnValue(i)) declarations.push(...(await ownDeclarations(code, file, i)));
  return declarations.length === 0 ? null : meansPrecisely([...new Set(declarations)]);
}

/** `{ name }` declares a member beside what it means. */
async function ownDeclarations(code: CodeIndex, file: CodeFile, i: number): Promise<readonly Declaration[]> {
  const symbol = file.symbols[file.uses.symbol[i]];
  return symbol ? (await code.named(symbol.name)).where(keyOf, symbol.keyHash) : [];
}
