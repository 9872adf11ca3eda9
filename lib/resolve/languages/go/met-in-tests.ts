/**
 * Which types and interfaces of Go meet in one program, where a test declares one of them: nobody imports a test, so a
 * type of a test is passed only to what the test imports, over any number of imports.
 */
import type { Queryable } from "../../../db/pool";
import { folderImports, type FolderImport } from "../../../db/read/folder-imports";
import type { Declaration } from "../../facts/declaration";
import { RepositoryFact } from "../../facts/repository-fact";
import { GoModules } from "./modules";

type Imports = ReadonlyMap<string, ReadonlySet<string>>;

export class GoTests {
  private readonly reached = new Map<string, ReadonlySet<string>>();

  /** @param imports folders that a folder's packages import @param byTests the same for their tests */
  constructor(
    private readonly imports: Imports,
    private readonly byTests: Imports,
  ) {}

  static async of(pool: Queryable, repositoryId: number): Promise<GoTests> {
    const [modules, written] = await Promise.all([
      GoModules.of(pool, repositoryId),
      folderImports(pool, repositoryId, "go"),
    ]);
    const known = written.map((each) => ({ ...each, target: each.target ?? modules.folderOf(each.specifier) }));
    const [ofTests, others] = [true, false].map((isTest) => known.filter((each) => each.isTest === isTest));
    return new GoTests(byFolder(others), byFolder(ofTests));
  }

  /** Whether a program may have both. */
  doMeet(type: Pick<Declaration, "path">, asking: Pick<Declaration, "path">): boolean {
    const [below, above] = [folderOf(type.path), folderOf(asking.path)];
    if (below === above) return true;
    if (isTest(type.path)) return !isTest(asking.path) && this.reach(below).has(above);
    return !isTest(asking.path) || this.reach(above).has(below);
  }

  /** Folders that the tests of one import. */
  private reach(folder: string): ReadonlySet<string> {
    const known = this.reached.get(folder);
    if (known) return known;
    const found = new Set([folder]);
    this.reached.set(folder, found);
    const open = [...(this.byTests.get(folder) ?? []), folder];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      found.add(next);
      for (const target of this.imports.get(next) ?? []) if (!found.has(target)) open.push(target);
    }
    return found;
  }
}

const isTest = (path: string): boolean => path.endsWith("_test.go");
const folderOf = (path: string): string => path.replace(/\/?[^/]*$/, "");

function byFolder(imports: readonly FolderImport[]): Imports {
  const found = new Map<string, Set<string>>();
  for (const { folder, target } of imports) {
    if (target === null) continue;
    const known = found.get(folder) ?? new Set();
    found.set(folder, known.add(target));
  }
  return found;
}

/** The tests of a repository's Go packages. */
export const goTests = new RepositoryFact((pool, repositoryId) => GoTests.of(pool, repositoryId));
