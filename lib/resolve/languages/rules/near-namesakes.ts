/**
 * Namesakes of a language that tells declarations of one key apart by where they are declared, and by nothing else: by
 * the platform or the project of the file that names them.
 */
import type { CodeFile } from "../../facts/code-file";
import type { Declaration } from "../../facts/declaration";
import { groupBy } from "../../facts/group-by";
import type { Called, Namesakes } from "./call-hooks";

/** Of several declarations of one key those that are meant, at least one. */
export type Nearest = (same: readonly Declaration[]) => readonly Declaration[];

export class NearNamesakes implements Namesakes {
  /** @param nearestTo gives null for a file that means all of them */
  constructor(private readonly nearestTo: (file: CodeFile) => Nearest | null | Promise<Nearest | null>) {}

  async near(file: CodeFile, _i: number, found: readonly Declaration[]): Promise<readonly Declaration[]> {
    if (found.length < 2) return found;
    const byKey = groupBy(found, ({ keyHash }) => keyHash);
    const nearest = byKey.size === found.length ? null : await this.nearestTo(file);
    if (nearest === null) return found;
    const meant = new Set([...byKey.values()].flatMap((same) => (same.length > 1 ? nearest(same) : same)));
    return meant.size === found.length ? found : found.filter((d) => meant.has(d));
  }

  called(_file: CodeFile, _i: number, declarations: readonly Declaration[]): Promise<Called> {
    return Promise.resolve({ declarations, isExplicit: false });
  }

  ofReceiver(_file: CodeFile, _i: number, found: readonly Declaration[]): Promise<readonly Declaration[]> {
    return Promise.resolve(found);
  }

  compiledFirst(_file: CodeFile, _i: number, found: readonly Declaration[]): Promise<readonly Declaration[]> {
    return Promise.resolve(found);
  }

  areLeftOut(): Promise<boolean> {
    return Promise.resolve(false);
  }
}
