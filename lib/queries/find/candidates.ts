/** Candidates of the router, from the rows of whatever operation answered. */
import type { FindCandidate } from "../../contract/find-code";
import type { SymbolKind } from "../../contract/vocabulary";
import { nameSymbol } from "../name-symbol";
import type { QueryContext } from "../context";
import { repositoriesOf } from "../repositories";
import { decodeSymbolRanges } from "../../format/symbol-ranges";
import { SYMBOL_KINDS, type LanguageId } from "../../contract/vocabulary";
import { kindName } from "./find-scope";
import type { WordHit } from "./plain-words";

/** What a row of any operation about symbols has. */
interface SymbolLike {
  name: string;
  qualifiedName?: string;
  kind?: string;
  repo?: string;
  file?: string;
  line?: number;
  key?: string;
}

type PathStyle = "absolute" | "relative";

export class CandidateMaker {
  private constructor(
    private readonly style: PathStyle,
    private readonly roots: ReadonlyMap<string, string>,
    private readonly names: ReadonlyMap<number, string>,
  ) {}

  static async of(style: PathStyle, context: QueryContext): Promise<CandidateMaker> {
    const repositories = await repositoriesOf(context);
    return new CandidateMaker(
      style,
      new Map(repositories.map(({ name, root }) => [name, root])),
      new Map(repositories.map(({ id, name }) => [id, name])),
    );
  }

  /** Null for what has no place in the index. */
  symbol({ name, qualifiedName, kind, repo, file, line, key }: SymbolLike): FindCandidate | null {
    if (repo === undefined || file === undefined) return null;
    return {
      symbolKey: key ?? null,
      name,
      fullName: qualifiedName ?? name,
      kind: kind === undefined || kind === "local" ? "Variable" : kindName(kind as SymbolKind),
      filePath: this.path(repo, file),
      lineNumber: line ?? 1,
      projectName: repo,
    };
  }

  file({ repo, file }: { repo: string; file: string }): FindCandidate {
    const name = file.split("/").pop() ?? file;
    const filePath = this.path(repo, file);
    return { symbolKey: null, name, fullName: file, kind: "File", filePath, lineNumber: 1, projectName: repo };
  }

  words({ entry, owned, words }: WordHit): FindCandidate {
    const { key, qualifiedName } = nameSymbol(owned, entry.language as LanguageId, entry.path);
    const repo = this.names.get(entry.repositoryId) ?? "";
    return {
      symbolKey: key,
      name: owned.symbol.name,
      fullName: qualifiedName,
      kind: kindName(SYMBOL_KINDS[owned.symbol.kind]),
      filePath: this.path(repo, entry.path),
      lineNumber: decodeSymbolRanges(owned.symbol.ranges).nameLine + 1,
      projectName: repo,
      words,
    };
  }

  private path(repo: string, file: string): string {
    const root = this.style === "absolute" ? this.roots.get(repo) : undefined;
    return root === undefined ? `${repo}/${file}` : `${root.replaceAll("\\", "/").replace(/\/+$/, "")}/${file}`;
  }
}
