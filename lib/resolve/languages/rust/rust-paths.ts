/** The files that the words of a Rust path lead to: `crate`, `super`, and modules that `mod name;` announces. */
import type { ImportRecord } from "../../../db/read/code-files";
import type { CodeFile } from "../../facts/code-file";
import type { CodeIndex } from "../../facts/code-index";
import type { Declaration } from "../../facts/declaration";
import type { ModulePaths, PathPlace } from "../rules/import-hooks";
import { LEFT_CODES } from "../../../format/occurrence-table";
import { crateNamed } from "./crates";
import { fileByAttribute } from "./path-attributes";
import { filesAbove, filesOfModule, filesOfRoot, isTarget } from "./modules";

export class RustPaths implements ModulePaths {
  constructor(private readonly code: CodeIndex) {}

  /** The file of `crate`, `super` or `::name` at a place; null for any other name. */
  async ofWord(file: CodeFile, i: number): Promise<number | null> {
    const word = file.name(i);
    if (file.uses.left[i] === LEFT_CODES.none && file.qualifies(i)) {
      const root = await crateNamed(this.code, file, i);
      if (root !== null && (await this.isRooted(file, i))) return root;
    }
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

  /** `::name`: a crate, whatever the file calls so. */
  private async isRooted(file: CodeFile, i: number): Promise<boolean> {
    const text = await this.code.text(file.id);
    const at = text?.offsetAt(file.uses.line[i], file.uses.column[i]) ?? 0;
    return /(?:^|[^>\s])\s*::\s*$/.test(text?.slice(Math.max(0, at - 8), at) ?? "");
  }

  /**
   * How far the path of a `use` leads, and some names behind it: a file for a module, and the names from there on. The
   * import was linked to the root of another crate, where its path begins with one.
   */
  async walk(file: CodeFile, found: ImportRecord, more: readonly string[]): Promise<PathPlace | null> {
    const [first, ...rest] = [...found.specifier.split("::"), ...more].filter((word) => word !== "");
    let at = first === undefined ? null : await this.start(file, first, found);
    for (const [taken, name] of rest.entries()) {
      const place = at === null ? undefined : (await this.code.places([at])).get(at);
      if (at === null || place === undefined) return null;
      const next =
        name === "super"
          ? await this.code.fileAt(place.repositoryId, filesAbove(place.path))
          : await this.ofModule(at, place, [], name);
      if (next === null) return { fileId: at, rest: rest.slice(taken) };
      at = next;
    }
    return at === null ? null : { fileId: at, rest: [] };
  }

  private async start(file: CodeFile, first: string, record: ImportRecord): Promise<number | null> {
    if (first === "self" || (first === "super" && file.bindings.moduleOf(record) >= 0)) return file.id;
    if (first === "crate") return this.code.fileAt(file.repositoryId, filesOfRoot(file.path));
    if (first === "super") return this.code.fileAt(file.repositoryId, filesAbove(file.path));
    const own = await this.ofModule(file.id, file, [], first);
    if (own !== null || record.targetFile === null || !isTarget(file.path)) return own ?? record.targetFile;
    const linked = (await this.code.places([record.targetFile])).get(record.targetFile);
    return linked && isTarget(linked.path) ? null : record.targetFile;
  }

  /** The file of a module that another one announces, in a module within that one or at its top. */
  private async ofModule(
    fileId: number,
    { repositoryId, path }: { repositoryId: number; path: string },
    inner: readonly string[],
    name: string,
  ): Promise<number | null> {
    const home = inner.length === 0 ? await this.code.file(fileId) : null;
    // what stands beside a file of tests is another crate, unless the file announces it
    const isKnown = home?.symbols.some((symbol) => symbol.name === name && home.kind(symbol.ordinal) === "module");
    if (isTarget(path) && !isKnown) return null;
    const said = home && (await fileByAttribute(this.code, home, name));
    return said ?? this.code.fileAt(repositoryId, filesOfModule(path, inner, name));
  }

  /** The file of a module of which these only announce that it exists; null for anything else. */
  async announced(declarations: readonly Declaration[]): Promise<number | null> {
    const [head] = declarations;
    if (head?.kind !== "module" || head.language !== "rust" || head.role === "definition") return null;
    const inner = head.holderKind === null ? [] : head.owners;
    return this.ofModule(head.fileId, head, inner, head.name);
  }
}
