/**
 * Declarations of one key in several projects of a repository that know nothing of each other: the one of the file's
 * own project is meant, else of the nearest that it refers to. Copies of a library's surface, which stand under
 * `ref/`, are meant last.
 */
import type { CodeFile } from "../../facts/code-file";
import type { CodeIndex } from "../../facts/code-index";
import type { Declaration } from "../../facts/declaration";
import type { Nearest } from "../rules/near-namesakes";
import { projects, type Projects } from "./projects";

const SURFACE = /(?:^|\/)ref\//;

export async function nearestProjects(code: CodeIndex, file: CodeFile): Promise<Nearest> {
  const known = await code.ofRepository(projects, file.repositoryId);
  return (same) => nearest(known, file, same);
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
