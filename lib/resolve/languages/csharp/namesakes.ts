/**
 * Declarations of one key in several projects of a repository that know nothing of each other: the one of the file's own
 * project is meant, else of the nearest that it refers to. Copies of a library's surface, which stand under `ref/`, are
 * meant last.
 */
import type { CodeFile } from "../../facts/code-file";
import type { CodeIndex } from "../../facts/code-index";
import type { Declaration } from "../../facts/declaration";
import { groupBy } from "../../facts/group-by";
import type { Called, Namesakes } from "../rules/call-hooks";
import { projects, type Projects } from "./projects";

const SURFACE = /(?:^|\/)ref\//;

export class CsharpNamesakes implements Namesakes {
  constructor(private readonly code: CodeIndex) {}

  async near(file: CodeFile, _i: number, found: readonly Declaration[]): Promise<readonly Declaration[]> {
    if (found.length < 2) return found;
    const known = await this.code.ofRepository(projects, file.repositoryId);
    const left = new Set<Declaration>();
    for (const same of groupBy(found, ({ keyHash }) => keyHash).values()) {
      const near = same.length > 1 ? nearest(known, file, same) : same;
      if (near.length < same.length) for (const d of same) if (!near.includes(d)) left.add(d);
    }
    return left.size === 0 ? found : found.filter((d) => !left.has(d));
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

/** @param same declarations of one key */
function nearest(known: Projects, file: CodeFile, same: readonly Declaration[]): readonly Declaration[] {
  if (same.some(({ repositoryId }) => repositoryId !== file.repositoryId)) return same;
  const inner = same.filter(({ path }) => !SURFACE.test(path));
  const own = inner.length > 0 && !SURFACE.test(file.path) ? inner : same;
  const project = known.areSeveral ? known.of(file.path) : null;
  if (project === null) return own;
  for (const folders of known.from(project)) {
    const near = own.filter(({ path }) => folders.has(known.of(path) ?? "?"));
    if (near.length > 0) return near;
  }
  return own;
}
