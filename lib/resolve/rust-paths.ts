/** The files that the words of a Rust path lead to: `crate`, `super`, and modules that `mod name;` announces. */
import type { CodeFile } from "./code-file";
import type { CodeIndex } from "./code-index";
import type { Declaration } from "./declaration";
import { filesAbove, filesOfModule, filesOfRoot } from "./rust-modules";

export class RustPaths {
  constructor(private readonly code: CodeIndex) {}

  /** The file of `crate` or `super` at a place; null for any other name. */
  async ofWord(file: CodeFile, i: number): Promise<number | null> {
    const word = file.name(i);
    if (word === "crate") return this.code.fileAt(file.repositoryId, filesOfRoot(file.path));
    if (word !== "super") return null;
    let levels = 1;
    for (let at = file.uses.left[i]; at >= 0 && file.name(at) === "super"; at = file.uses.left[at]) levels++;
    for (let at = file.uses.enclosing[i]; at >= 0; at = file.symbols[at].container)
      if (file.kind(at) === "module") levels--;
    let path = file.path;
    let found: number | null = file.id;
    for (; levels > 0 && found !== null; levels--) {
      found = await this.code.fileAt(file.repositoryId, filesAbove(path));
      path = found === null ? path : ((await this.code.places([found])).get(found)?.path ?? path);
    }
    return found;
  }

  /** The file of a module of which these only announce that it exists; null for anything else. */
  async announced(declarations: readonly Declaration[]): Promise<number | null> {
    const [head] = declarations;
    if (head?.kind !== "module" || head.language !== "rust" || head.role === "definition") return null;
    const inner = head.holderKind === null ? [] : head.owners;
    return this.code.fileAt(head.repositoryId, filesOfModule(head.path, inner, head.name));
  }
}
