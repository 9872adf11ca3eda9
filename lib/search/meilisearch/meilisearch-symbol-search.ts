/**
 * Meilisearch behind the port: it brings candidates, the ranker of every engine places them. What it cannot bring
 * (regular expressions, lists by filters alone, paths by pattern, what reflection says) and whatever is asked while it
 * is down, being filled or behind, the embedded engine answers, and the answer says so.
 */
import type { SymbolSearch, SymbolSearchAnswer, SymbolSearchRequest } from "../port";
import { answerRequest } from "../embedded/answer";
import { insideOf, parseQuery } from "../rank/query";
import type { StandIn } from "../stand-in";
import { MeilisearchFailure, type MeilisearchServer } from "./server";
import { hitDocumentSchema, type HitDocument } from "./documents";
import { segmentOfHits } from "./hits-segment";
import { HITS, searchesFor } from "./searches";
import type { Standing } from "./standing";

export class MeilisearchSymbolSearch implements SymbolSearch {
  readonly engine = "meilisearch";

  constructor(
    private readonly server: MeilisearchServer,
    private readonly standing: Standing,
    private readonly standIn: StandIn,
  ) {}

  async search(request: SymbolSearchRequest): Promise<SymbolSearchAnswer> {
    const because = notForWords(request) ?? (await this.standing.look());
    if (because !== null) return this.standIn.answer(request, because);
    try {
      return await this.ask(request);
    } catch (error) {
      if (!(error instanceof MeilisearchFailure)) throw error;
      this.standing.failed(error.message);
      return this.standIn.answer(request, this.standing.why() ?? error.message);
    }
  }

  private async ask(request: SymbolSearchRequest): Promise<SymbolSearchAnswer> {
    const { indexUid, scopes } = this.standing;
    const searches = searchesFor(parseQuery(request.query), request.filter, { scopes, near: request.near });
    const found =
      searches.length === 0
        ? []
        : await this.server.multiSearch(searches.map((search) => ({ ...search, indexUid, limit: HITS })));
    const hits = new Map<number, HitDocument>();
    for (const hit of found.flat()) {
      const parsed = hitDocumentSchema.safeParse(hit);
      if (parsed.success) hits.set(parsed.data.id, parsed.data);
    }
    const { segment, mentions } = segmentOfHits([...hits.values()], scopes);
    const answer = answerRequest({ segments: [segment], mentions }, request);
    const full = found.some((list) => list.length >= HITS);
    return { ...answer, totalIsLowerBound: answer.totalIsLowerBound || full };
  }

  size(): number {
    return this.standing.why() === null ? this.standing.symbols : this.standIn.size();
  }

  position(): bigint {
    return this.standing.position;
  }

  answering(): { engine: string; because: string | null } {
    const because = this.standing.why();
    return { engine: because === null ? "meilisearch" : "embedded", because };
  }
}

/** Why an engine of words cannot answer this at all; null when it can. */
function notForWords({ query, match, filter }: SymbolSearchRequest): string | null {
  if (query.trim() === "") return "Meilisearch does not list what filters alone leave.";
  if (match === "auto" && insideOf(query.trim()) !== null) {
    return "Meilisearch does not list what is inside of something.";
  }
  if (match === "regex") return "Meilisearch knows no regular expressions.";
  if (filter.symbols) return "Meilisearch does not know what reflection says.";
  return filter.path ? "Meilisearch does not filter by paths." : null;
}
