/**
 * Twins: an item that a file declares twice, under conditions that leave out each other. Both are meant, the one that
 * holds by default first.
 */
import { decodeSymbolRanges } from "../../../format/symbol-ranges";
import type { CodeFile } from "../../facts/code-file";
import type { CodeIndex } from "../../facts/code-index";
import type { Declaration } from "../../facts/declaration";
import { groupBy } from "../../facts/group-by";
import { NearNamesakes } from "../rules/near-namesakes";
import { conditionsAbove, defaultFeatures, holdsByDefault, type Defaults } from "./conditions";

/** Text before an item's name that may hold its attributes. */
const MAX_BEFORE = 2000;

export class Twins extends NearNamesakes {
  constructor(private readonly code: CodeIndex) {
    super(() => null);
  }

  /** The order is kept otherwise, and where the use itself is left out. */
  override async compiledFirst(
    file: CodeFile,
    i: number,
    found: readonly Declaration[],
  ): Promise<readonly Declaration[]> {
    const leftOut = new Set<Declaration>();
    for (const twins of groupBy(found, (d) => `${d.fileId} ${d.keyHash}`).values()) {
      const home = twins.length > 1 ? await this.code.file(twins[0].fileId) : null;
      if (!home?.mentions("cfg")) continue;
      for (const d of twins) if (!(await this.isCompiled(home, d.ordinal))) leftOut.add(d);
    }
    if (leftOut.size === 0 || leftOut.size === found.length) return found;
    if (!(await this.isCompiled(file, file.uses.enclosing[i]))) return found;
    return [...found.filter((d) => !leftOut.has(d)), ...found.filter((d) => leftOut.has(d))];
  }

  /** Whether all that is asked for above a symbol, and above those around it, holds by default. */
  private async isCompiled(home: CodeFile, ordinal: number): Promise<boolean> {
    const text = ordinal < 0 ? null : await this.code.text(home.id);
    const defaults = text && (await this.defaultsOf(home));
    if (!text || !defaults) return true;
    for (let at = ordinal; at >= 0; at = home.symbols[at].container) {
      const { nameLine, nameColumn } = decodeSymbolRanges(home.symbols[at].ranges);
      const name = text.offsetAt(nameLine, nameColumn);
      const conditions = conditionsAbove(text.slice(Math.max(0, name - MAX_BEFORE), name));
      if (!conditions.every((each) => holdsByDefault(each, defaults))) return false;
    }
    return true;
  }

  /** What the nearest manifest says. */
  private async defaultsOf({ repositoryId, path }: CodeFile): Promise<Defaults | null> {
    const folders = path.split("/").slice(0, -1);
    const paths = Array.from({ length: folders.length + 1 }, (_, up) =>
      [...folders.slice(0, folders.length - up), "Cargo.toml"].join("/"),
    );
    const found = await this.code.fileAt(repositoryId, paths);
    const manifest = found === null ? null : await this.code.text(found);
    return manifest && { features: defaultFeatures(manifest.all()) };
  }
}
