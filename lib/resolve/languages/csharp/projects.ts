/**
 * Which project of a repository a C# file belongs to, and which projects that one refers to. A project reaches from
 * the folder of its `.csproj` down to the next one. What builds take in from other folders is not read.
 */
import { projectFiles } from "../../../db/read/code-files";
import { plainTexts } from "../../../db/read/file-text";
import type { Queryable } from "../../../db/pool";
import { RepositoryFact } from "../../facts/repository-fact";

const COMMENT = /<!--[^]*?-->/g;
const REFERENCE = /<ProjectReference\s[^>]*?\bInclude\s*=\s*["']([^"']+)["']/g;
/** Projects that refer to each other in turn, up to here. */
const MAX_STEPS = 8;

export class Projects {
  private constructor(
    /** folders by those that their projects refer to; "" is the root */
    private readonly references: ReadonlyMap<string, readonly string[]>,
  ) {}

  static async of(pool: Queryable, repositoryId: number): Promise<Projects> {
    const files = (await projectFiles(pool, repositoryId)).filter(({ path }) => path.endsWith(".csproj"));
    const ids = files.map(({ id }) => id);
    const texts = files.length > 1 ? await plainTexts(pool, ids) : new Map<number, string>();
    const found = new Map<string, string[]>();
    for (const { id, path } of files) {
      const folder = above(path);
      found.set(folder, [...(found.get(folder) ?? []), ...referencesIn(folder, texts.get(id) ?? "")]);
    }
    return new Projects(found);
  }

  /** Whether there are several. */
  get areSeveral(): boolean {
    return this.references.size > 1;
  }

  /** The folder of the project that a file belongs to; null for none. */
  of(path: string): string | null {
    for (let folder = above(path); ; folder = above(folder)) {
      if (this.references.has(folder)) return folder;
      if (folder === "") return null;
    }
  }

  /** Projects by how far they are from one: itself, those that it refers to, those that these refer to. */
  *from(project: string): Iterable<ReadonlySet<string>> {
    const seen = new Set([project]);
    for (let level = seen, step = 0; level.size > 0 && step < MAX_STEPS; step++) {
      yield level;
      const next = [...level].flatMap((folder) => this.references.get(folder) ?? []);
      level = new Set(next.filter((folder) => !seen.has(folder)));
      for (const folder of level) seen.add(folder);
    }
  }
}

/** Folders of the projects that a project file refers to. Exported for tests. */
export function referencesIn(folder: string, text: string): string[] {
  return [...text.replace(COMMENT, "").matchAll(REFERENCE)].flatMap(([, list]) =>
    list.split(";").flatMap((each) => {
      const path = resolved(folder, each.trim().replaceAll("\\", "/"));
      return path === null ? [] : [above(path)];
    }),
  );
}

/** A path relative to a folder as one from the root; null for one that leads out, or that a property begins. */
function resolved(folder: string, path: string): string | null {
  const parts = folder === "" ? [] : folder.split("/");
  for (const part of path.split("/")) {
    if (part.includes("$(")) return null;
    if (part === "..") {
      if (parts.pop() === undefined) return null;
    } else if (part !== "." && part !== "") parts.push(part);
  }
  return parts.join("/");
}

const above = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf("/")));

/** The projects of a repository. */
export const projects = new RepositoryFact((pool, repositoryId) => Projects.of(pool, repositoryId));
