/** The route of each intent: the operation, its input, and the candidates in its answer. */
import type { FindCandidate, FindIntent, FindScope, RoutedTool } from "../../contract/find-code";
import type { IndexState } from "../../contract/envelope";
import { fileOutline as fileOutlineContract } from "../../contract/file-outline";
import { findFiles as findFilesContract } from "../../contract/find-files";
import { searchSemantic as searchSemanticContract } from "../../contract/search-semantic";
import { searchSymbols as searchSymbolsContract } from "../../contract/search-symbols";
import { searchText as searchTextContract } from "../../contract/search-text";
import { symbolAt as symbolAtContract } from "../../contract/symbol-at";
import { symbolCallers as symbolCallersContract } from "../../contract/symbol-callers";
import { symbolHierarchy as symbolHierarchyContract } from "../../contract/symbol-hierarchy";
import { symbolImplementations as symbolImplementationsContract } from "../../contract/symbol-implementations";
import { symbolUsages as symbolUsagesContract } from "../../contract/symbol-usages";
import { AppError } from "../../errors";
import type { QueryContext } from "../context";
import { fileOutline } from "../file-outline";
import { findFiles } from "../find-files";
import { checkInput } from "../input";
import { nextCursor } from "../page-cursor";
import { searchSemantic } from "../search-semantic";
import { searchSymbols } from "../search-symbols";
import { searchText } from "../search-text";
import { symbolAt } from "../symbol-at";
import { symbolCallers } from "../symbol-callers";
import { symbolHierarchy } from "../symbol-hierarchy";
import { symbolImplementations } from "../symbol-implementations";
import { symbolUsages } from "../symbol-usages";
import type { CandidateMaker } from "./candidates";
import { languageOf } from "./find-scope";

/** What is asked, checked. */
export interface FindQuestion {
  query: string;
  /** as `kind` takes them */
  kinds: string | undefined;
  scope: FindScope;
  skip: number;
  take: number;
}

export interface Routed {
  intent: FindIntent;
  routedTool: RoutedTool;
  candidates: FindCandidate[];
  candidateCount: number;
  isLowerBound: boolean;
  /** the whole answer, where there is more to it than its candidates */
  result: Record<string, unknown> | null;
  index: IndexState;
  /** names like it, where nothing is named so */
  nearNames: string[];
  /** what was named is there */
  found: boolean;
  /** why not, in words */
  message: string | null;
}

interface Answer {
  index: IndexState;
  totalMatches: number;
  totalIsLowerBound?: boolean;
  nearNames?: string[];
  emptyReason: { message: string } | null;
}

/** The page that `skip` and `take` mean, of an operation that goes by cursors. */
export function paged<Input extends { limit: number }>(input: Input, skip: number): Input {
  const cursor = skip === 0 ? null : nextCursor({ ...input, limit: skip }, 0, true);
  return cursor === null ? input : { ...input, cursor };
}

export class Routes {
  constructor(
    private readonly question: FindQuestion,
    private readonly make: CandidateMaker,
    private readonly context: QueryContext,
  ) {}

  /** Symbols named exactly so; without one, whatever is named alike. */
  async symbols(name: string, match: "exact" | "auto" | "regex"): Promise<Routed> {
    const { kinds: kind, skip, take } = this.question;
    const asked = { query: name, match, kind, ...this.where(), limit: take };
    const answer = await searchSymbols(paged(checkInput(searchSymbolsContract, asked), skip), this.context);
    const candidates = this.candidatesOf(answer.results);
    return { ...this.routed("symbol", "search_symbols", answer), candidates, result: answer };
  }

  async related(intent: FindIntent, name: string): Promise<Routed> {
    const { kinds: kind, skip, take, scope } = this.question;
    // what is asked of a name is about one symbol, wherever it stands; the filters narrow the rows
    const asked = { ...nameOrKey(name), kind, ...this.where(), file: scope.file, limit: take };
    const [tool, answer] = await this.relation(intent, asked, skip);
    const candidates = this.candidatesOf(answer.subjects);
    const found = answer.subjects.length > 0 || answer.totalMatches > 0;
    const routed = {
      ...this.routed(intent, tool, answer),
      candidates,
      candidateCount: candidates.length,
      result: answer,
    };
    return { ...routed, isLowerBound: answer.subjectsOmitted > 0, found };
  }

  private async relation(intent: FindIntent, asked: Record<string, unknown>, skip: number) {
    const { context } = this;
    switch (intent) {
      case "implementations":
        return [
          "symbol_implementations",
          await symbolImplementations(paged(checkInput(symbolImplementationsContract, asked), skip), context),
        ] as const;
      case "callers":
        return [
          "symbol_callers",
          await symbolCallers(paged(checkInput(symbolCallersContract, asked), skip), context),
        ] as const;
      case "hierarchy":
        return [
          "symbol_hierarchy",
          await symbolHierarchy(paged(checkInput(symbolHierarchyContract, asked), skip), context),
        ] as const;
      default:
        return [
          "symbol_usages",
          await symbolUsages(paged(checkInput(symbolUsagesContract, asked), skip), context),
        ] as const;
    }
  }

  async place(file: string, line: number, column: number | undefined): Promise<Routed> {
    const input = checkInput(symbolAtContract, { file, line, column, repo: this.question.scope.repo });
    const answer = await symbolAt(input, this.context);
    return {
      ...this.routed("symbol", "symbol_at", answer),
      candidates: this.candidatesOf(answer.results),
      result: answer,
    };
  }

  /** The outline of a file; where the path is none, files that fit it. Null when there is neither. */
  async path(path: string): Promise<Routed | null> {
    const { scope, skip, take, kinds: kind } = this.question;
    try {
      return await this.outline(path, kind);
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== "no_such_file") throw error;
    }
    const { repo, lang, path: within } = { ...this.where(), path: scope.path };
    const input = checkInput(findFilesContract, {
      query: path,
      repo,
      lang,
      path: within,
      scope: "all",
      limit: take,
    });
    const answer = await findFiles(paged(input, skip), this.context);
    const files = answer.results.filter(({ type }) => type === "file");
    if (files.length === 0) return null;
    const [only] = files.filter(({ file }) => `/${file}`.endsWith(`/${path.replace(/^(\.?\/)+/, "")}`));
    if (only !== undefined && answer.totalMatches === 1) return this.outline(`${only.repo}/${only.file}`, kind);
    const candidates = files.map((row) => this.make.file(row));
    return { ...this.routed("fileOutline", "find_files", answer), candidates, result: answer };
  }

  private async outline(path: string, kind: string | undefined): Promise<Routed> {
    const input = checkInput(fileOutlineContract, { file: path, repo: this.question.scope.repo, kind });
    const answer = await fileOutline(input, this.context);
    const routed = this.routed("fileOutline", "file_outline", answer);
    return { ...routed, candidates: [this.make.file(answer)], candidateCount: 1, result: answer, found: true };
  }

  async text(query: string, regex: boolean): Promise<Routed> {
    const { scope, skip, take } = this.question;
    const { repo, lang } = this.where();
    const asked = {
      query,
      literal: true,
      regex,
      repo,
      lang,
      path: scope.file ?? scope.path,
      scope: scope.scope,
      limit: take,
    };
    const answer = await searchText(paged(checkInput(searchTextContract, asked), skip), this.context);
    return { ...this.routed("literalText", "search_text", answer), candidates: [], result: answer };
  }

  /** Symbols by what words mean; only so many rows: the list has no end. */
  async meaning(query: string, most: number): Promise<Routed> {
    const { kinds: kind, skip, take } = this.question;
    const asked = { query, kind, ...this.where(), limit: Math.min(take, most) };
    const answer = await searchSemantic(paged(checkInput(searchSemanticContract, asked), skip), this.context);
    const candidates = this.candidatesOf(answer.results);
    return { ...this.routed("auto", "search_semantic", answer), candidates, result: answer };
  }

  private where() {
    const { repo, path, file, scope } = this.question.scope;
    return { repo, lang: languageOf(this.question.scope), path: path ?? file, scope };
  }

  private routed(intent: FindIntent, routedTool: RoutedTool, answer: Answer): Routed {
    const { index, totalMatches, totalIsLowerBound = false, nearNames = [], emptyReason } = answer;
    return {
      intent,
      routedTool,
      index,
      nearNames,
      candidates: [],
      result: null,
      candidateCount: totalMatches,
      isLowerBound: totalIsLowerBound,
      found: totalMatches > 0,
      message: emptyReason?.message ?? null,
    };
  }

  private candidatesOf(rows: readonly Parameters<CandidateMaker["symbol"]>[0][]): FindCandidate[] {
    return rows.flatMap((row) => this.make.symbol(row) ?? []);
  }
}

/** A key begins with its language and a blank, and ends as a descriptor does. */
const KEY = /^[a-z]+ \S.*[#/.:!()\]]$/;

const nameOrKey = (name: string) => (KEY.test(name) ? { key: name } : { symbol: name });
