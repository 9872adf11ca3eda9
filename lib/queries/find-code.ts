/** The router: reads what a query is, asks the operation that fits, and tells which and why. */
import { z } from "zod";
import type { findCode as operation, FindIntent } from "../contract/find-code";
import type { OperationOutput, OperationRequest } from "../contract/operation";
import { expandKinds } from "../contract/parameters";
import { splitQualified } from "../format/symbol-key";
import type { QueryContext } from "./context";
import { CandidateMaker } from "./find/candidates";
import { languageOf, readKinds, readScope } from "./find/find-scope";
import { nextSteps } from "./find/next-steps";
import { searchWords } from "./find/plain-words";
import { isNamedByWords } from "./find/named-by-words";
import { readShape, type QueryShape } from "./find/read-intent";
import { Routes, type FindQuestion, type Routed } from "./find/routes";
import type { Query } from "./query";
import { indexStateOf, meant, repositoriesOf, requireRepository } from "./repositories";

/** Milliseconds after which an answer is given up; the deadline of every operation. */
const TIMEOUT = 10_000;

export const findCode: Query<typeof operation> = async (input, context) => {
  const begun = performance.now();
  const question: FindQuestion = {
    query: input.query,
    kinds: readKinds(input.kinds),
    scope: readScope(input.scope),
    skip: input.skip,
    take: input.take,
  };
  languageOf(question.scope);
  if (question.scope.repo !== undefined) requireRepository(await repositoriesOf(context), question.scope.repo);
  const make = await CandidateMaker.of(input.pathStyle, context);
  const router = new Router(question, make, context);
  const { routed, why } = await router.route(input);
  return answerOf(routed, why, question, performance.now() - begun);
};

/** Rows of a page by plain words: who has not found it among these asks in other words. */
const WORDS_SHOWN = 10;

interface Chosen {
  routed: Routed;
  why: string;
}

class Router {
  private readonly routes: Routes;

  constructor(
    private readonly question: FindQuestion,
    private readonly make: CandidateMaker,
    private readonly context: QueryContext,
  ) {
    this.routes = new Routes(question, make, context);
  }

  async route({ query, intent }: OperationRequest<typeof operation>): Promise<Chosen> {
    const asked = "asked for";
    switch (intent) {
      case "auto":
        return this.byShape(readShape(query));
      case "symbol":
        return this.symbol(query.trim().replace(/\(\)$/, ""), asked);
      case "fileOutline": {
        const routed = (await this.routes.path(query.trim())) ?? (await this.noFile(query));
        return { routed, why: asked };
      }
      case "literalText":
        return { routed: await this.routes.text(query, false), why: asked };
      default:
        return { routed: await this.routes.related(intent, query.trim().replace(/\(\)$/, "")), why: asked };
    }
  }

  private async byShape(shape: QueryShape): Promise<Chosen> {
    switch (shape.kind) {
      case "place":
        return { routed: await this.routes.place(shape.file, shape.line, shape.column), why: "a place in a file" };
      case "path":
        return this.path(shape.path);
      case "relation":
        return this.relation(shape.intent, shape.name);
      case "symbol":
        return this.symbolOrText(shape.name, "a name");
      case "regex":
        return this.pattern(shape.source);
      case "words":
        return this.words(shape.text, "plain words");
      case "text": {
        const routed = await this.routes.text(shape.text, false);
        return routed.found ? { routed, why: "text" } : this.words(shape.text, "no line holds this text; its words");
      }
    }
  }

  private async path(path: string): Promise<Chosen> {
    const routed = await this.routes.path(path);
    return routed === null ? this.symbolOrText(path, "no file is named so; a name") : { routed, why: "a path" };
  }

  private async relation(intent: FindIntent, name: string): Promise<Chosen> {
    if (intent === "symbol") return this.symbolOrText(name, "asks where a name is declared");
    const routed = await this.routes.related(intent, name);
    return routed.found
      ? { routed, why: `asks for ${intent} of a name` }
      : this.words(this.question.query, "nothing is named so; plain words");
  }

  private async symbol(name: string, why: string): Promise<Chosen> {
    const exact = await this.routes.symbols(name, "exact");
    if (this.isNamed(exact, name)) return { routed: exact, why };
    // Signs of a name (`$`) count for less in the index of names than they do here.
    const alike = await this.routes.symbols(name, "auto");
    if (this.isNamed(alike, name)) return { routed: onlyNamed(alike, name), why };
    return exact.found ? { routed: exact, why } : { routed: alike, why: `${why}; no symbol is named exactly so` };
  }

  private isNamed({ candidates }: Routed, name: string): boolean {
    return candidates.some((candidate) => candidate.name === ownName(name));
  }

  /** A word that nothing is named like may still stand in a text. */
  private async symbolOrText(name: string, why: string): Promise<Chosen> {
    const chosen = await this.symbol(name, why);
    if (chosen.routed.found) return chosen;
    const text = await this.routes.text(name, false);
    return text.found ? { routed: text, why: `${why}; nothing is named like it, lines hold it` } : chosen;
  }

  private async pattern(source: string): Promise<Chosen> {
    if (!/\s/.test(source)) {
      const symbols = await this.routes.symbols(source, "regex").catch(() => null);
      if (symbols?.found === true) return { routed: symbols, why: "a regular expression that names fit" };
    }
    return { routed: await this.routes.text(source, true), why: "a regular expression" };
  }

  private async words(text: string, why: string): Promise<Chosen> {
    const { context, make, question } = this;
    const { scope, skip, take } = question;
    const repositories = await repositoriesOf(context);
    const repositoryId = scope.repo === undefined ? undefined : requireRepository(repositories, scope.repo).id;
    const filter = {
      ...{
        kinds: expandKinds(question.kinds),
        repositoryId,
        language: languageOf(scope),
        path: scope.path ?? scope.file,
      },
      scope: repositoryId === undefined ? (scope.scope ?? "user") : ("all" as const),
    };
    const found = await searchWords(text, { scope: { ...scope, path: filter.path }, filter }, context);
    if (!found.incomplete && !isNamedByWords(text, found.hits)) {
      const routed = await this.routes.meaning(text, WORDS_SHOWN);
      if (routed.found) return { routed, why: `${why}; no name says them, so by meaning` };
    }
    const page = found.hits.slice(skip, skip + Math.min(take, WORDS_SHOWN));
    const index = indexStateOf(meant(repositories, { repo: scope.repo, scope: filter.scope }));
    const none = found.incomplete
      ? "Nothing was found in the time, and not every file was looked at: ask again."
      : "No symbol has any of these words in its name, comment or body.";
    const routed: Routed = {
      intent: "auto" as const,
      routedTool: "search_words" as const,
      index,
      nearNames: [],
      result: null,
      candidates: page.map((hit) => make.words(hit)),
      candidateCount: found.hits.length,
      isLowerBound: found.incomplete,
      found: found.hits.length > 0,
      message: found.hits.length > 0 ? null : none,
    };
    return { routed, why };
  }

  private async noFile(query: string): Promise<Routed> {
    const index = indexStateOf(await repositoriesOf(this.context));
    const message = `No file is named "${query.slice(0, 80)}".`;
    return {
      intent: "fileOutline" as const,
      routedTool: "find_files" as const,
      index,
      nearNames: [],
      result: null,
      candidates: [],
      candidateCount: 0,
      isLowerBound: false,
      found: false,
      message,
    };
  }
}

const ownName = (name: string): string => splitQualified(name).at(-1) ?? name;

/** Of symbols that are named alike those that are named so. */
function onlyNamed(routed: Routed, name: string): Routed {
  const candidates = routed.candidates.filter((candidate) => candidate.name === ownName(name));
  const results = namedRows.safeParse(routed.result?.results).data?.filter((row) => row.name === ownName(name)) ?? [];
  const count = candidates.length;
  const result = { ...routed.result, results, totalMatches: count, truncated: false, next: null };
  return { ...routed, candidates, candidateCount: count, isLowerBound: false, result };
}

const namedRows = z.array(z.looseObject({ name: z.string() }));

function answerOf(
  routed: Routed,
  why: string,
  { query }: FindQuestion,
  milliseconds: number,
): OperationOutput<typeof operation> {
  const { intent, routedTool, candidates, candidateCount, isLowerBound, result, index } = routed;
  const hints = { nextSteps: nextSteps(routedTool, candidates, query) };
  const { found, message, nearNames } = routed;
  return {
    success: found,
    data: {
      query,
      intent,
      routedTool,
      why,
      candidateCount,
      candidateCountIsLowerBound: isLowerBound,
      candidates,
      result,
      index,
      hints,
    },
    meta: { durationMs: Math.round(milliseconds), cancelled: false, timedOut: isLowerBound, timeoutMs: TIMEOUT },
    error: found ? null : { code: "no_match", message: message ?? "Nothing was found.", nearNames },
  };
}
