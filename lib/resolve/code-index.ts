/**
 * What resolution reads, behind one door: files' facts, declarations by name, relations of types. Everything is asked for at
 * most once in the life of an index, which is one request. Refuses to judge.
 */
import { codeFiles, importsOfFiles, symbolsOfFiles } from "../db/code-files";
import { namedSymbols } from "../db/named-symbols";
import type { Queryable } from "../db/pool";
import { basesOf, type RelationRecord } from "../db/type-relations";
import { CodeFile } from "./code-file";
import { toDeclaration, type Declaration } from "./declaration";
import { GoModules } from "./go-modules";
import { UnrealModules } from "./unreal-modules";
import { UnrealRedirects } from "./unreal-redirects";

export class CodeIndex {
  private readonly files = new Map<number, CodeFile | null>();
  private readonly named = new Map<string, Declaration[]>();
  private readonly relations = new Map<bigint, RelationRecord[]>();
  private readonly modules = new Map<number, Promise<GoModules>>();
  private readonly unreal = new Map<number, Promise<UnrealModules>>();
  private readonly redirects = new Map<number, Promise<UnrealRedirects>>();

  constructor(private readonly pool: Queryable) {}

  /** Reads files in one go; later `file` calls answer from memory. */
  async prefetchFiles(ids: readonly number[]): Promise<void> {
    const missing = [...new Set(ids)].filter((id) => !this.files.has(id));
    if (missing.length === 0) return;
    const [records, symbols, imports] = await Promise.all([
      codeFiles(this.pool, missing),
      symbolsOfFiles(this.pool, missing),
      importsOfFiles(this.pool, missing),
    ]);
    const symbolsBy = groupBy(symbols, (symbol) => symbol.fileId);
    const importsBy = groupBy(imports, (found) => found.fileId);
    for (const id of missing) this.files.set(id, null);
    for (const record of records)
      this.files.set(record.id, new CodeFile(record, symbolsBy.get(record.id) ?? [], importsBy.get(record.id) ?? []));
  }

  async file(id: number): Promise<CodeFile | null> {
    if (!this.files.has(id)) await this.prefetchFiles([id]);
    return this.files.get(id) ?? null;
  }

  async prefetchNames(names: readonly string[]): Promise<void> {
    const missing = [...new Set(names)].filter((name) => !this.named.has(name));
    if (missing.length === 0) return;
    for (const [name, symbols] of await namedSymbols(this.pool, missing))
      this.named.set(name, symbols.map(toDeclaration));
  }

  /** Every declaration of a name, in every language; definitions first. */
  async declarations(name: string): Promise<readonly Declaration[]> {
    const known = this.named.get(name);
    if (known) return known;
    await this.prefetchNames([name]);
    return this.named.get(name) ?? [];
  }

  /** The Go packages of a repository. */
  goModules(repositoryId: number): Promise<GoModules> {
    let found = this.modules.get(repositoryId);
    if (!found) this.modules.set(repositoryId, (found = GoModules.of(this.pool, repositoryId)));
    return found;
  }

  /** The modules of an Unreal project or engine. */
  unrealModules(repositoryId: number): Promise<UnrealModules> {
    let found = this.unreal.get(repositoryId);
    if (!found) this.unreal.set(repositoryId, (found = UnrealModules.of(this.pool, repositoryId)));
    return found;
  }

  /** What an Unreal project's types were called before. */
  unrealRedirects(repositoryId: number): Promise<UnrealRedirects> {
    let found = this.redirects.get(repositoryId);
    if (!found) this.redirects.set(repositoryId, (found = UnrealRedirects.of(this.pool, repositoryId)));
    return found;
  }

  /** What a type's declarations list as bases. */
  async bases(type: Declaration): Promise<readonly RelationRecord[]> {
    const known = this.relations.get(type.id);
    if (known) return known;
    const found = await basesOf(this.pool, [type.id]);
    this.relations.set(type.id, found);
    return found;
  }
}

function groupBy<T>(rows: readonly T[], key: (row: T) => number): Map<number, T[]> {
  const groups = new Map<number, T[]>();
  for (const row of rows) {
    const group = groups.get(key(row));
    if (group) group.push(row);
    else groups.set(key(row), [row]);
  }
  return groups;
}
