/**
 * Zoekt as the one who names candidates. Its repositories are the segments of the text index, its files are named by their
 * ids: so it is known exactly what it has, and what it does not have yet is searched without it. Where it cannot be asked,
 * or has nothing to go by, the embedded index answers.
 */
import type { Queryable } from "../../db/pool";
import { segmentTokens, zoektName } from "../../db/text-segments";
import type { Narrowed, TextCandidates } from "../candidates";
import { TrigramIndex } from "../embedded/trigram-index";
import { trigramQuery } from "../embedded/trigram-query";
import { literalPattern, parsePattern } from "../pattern/parse";
import type { TextPattern } from "../pattern/text-pattern";
import type { TextIndexState } from "../port";
import { ZoektClient } from "./zoekt-client";
import { zoektQuery } from "./zoekt-expression";

/** Milliseconds that Zoekt may search; the embedded index needs less than that. */
const SEARCH_MS = 2_000;
/** Milliseconds before a server that did not answer is asked again. */
const REST_MS = 5_000;

export class ZoektCandidates implements TextCandidates {
  readonly engine = "zoekt";
  private readonly client: ZoektClient;
  private readonly embedded: TrigramIndex;
  private silentUntil = 0;
  private trouble: string | null = null;

  constructor(
    url: string,
    private readonly pool: Queryable,
  ) {
    this.client = new ZoektClient(url);
    this.embedded = new TrigramIndex(pool);
  }

  async narrow(pattern: TextPattern, files: readonly number[], signal?: AbortSignal): Promise<Narrowed> {
    const query = queryOf(pattern);
    if (query === null) return this.embedded.narrow(pattern, files);
    if (Date.now() < this.silentUntil) return this.standIn(pattern, files);
    try {
      const named = await this.ask(query, signal);
      if (named === null) return await this.embedded.narrow(pattern, files);
      this.trouble = null;
      const rest = files.filter((file) => !named.covered.has(file));
      const others = new Set(rest.length === 0 ? [] : (await this.embedded.narrow(pattern, rest)).files);
      const left = files.filter((file) => named.files.has(file) || others.has(file));
      return { files: left, engine: "zoekt", note: null };
    } catch (error) {
      if (signal?.aborted) throw error;
      this.trouble = `Zoekt does not answer (${reasonOf(error)}); the embedded index stands in.`;
      this.silentUntil = Date.now() + REST_MS;
      return this.standIn(pattern, files);
    }
  }

  async state(): Promise<TextIndexState> {
    const embedded = await this.embedded.state();
    try {
      const covered = await this.covered();
      const files = covered.reduce((sum, segment) => sum + segment.files.length, 0);
      return { ...embedded, engine: "zoekt", files, note: null };
    } catch (error) {
      return { ...embedded, note: `Zoekt does not answer (${reasonOf(error)}); the embedded index stands in.` };
    }
  }

  private async standIn(pattern: TextPattern, files: readonly number[]): Promise<Narrowed> {
    return { ...(await this.embedded.narrow(pattern, files)), note: this.trouble };
  }

  /** What it names, and what it has. A segment counts that was there before and after the question. */
  private async ask(query: string, signal?: AbortSignal): Promise<{ files: Set<number>; covered: Set<number> } | null> {
    const before = await this.covered(signal);
    const found = await this.client.files(query, SEARCH_MS, signal);
    if (found === null) return null;
    const after = await this.client.repositories(signal);
    const sure = before.filter(({ name, files }) => after.get(name) === files.length);
    const names = new Set(sure.map(({ name }) => name));
    const files = new Set(found.flatMap(({ repository, name }) => (names.has(repository) ? [Number(name)] : [])));
    return { files, covered: new Set(sure.flatMap((segment) => [...segment.files])) };
  }

  /** Segments that the server holds whole. */
  private async covered(signal?: AbortSignal): Promise<{ name: string; files: Int32Array }[]> {
    const [loaded, segments] = await Promise.all([this.client.repositories(signal), segmentTokens(this.pool)]);
    return segments
      .map(({ token, files }) => ({ name: zoektName(token), files }))
      .filter(({ name, files }) => loaded.get(name) === files.length);
  }
}

/** Null where Zoekt would have to read every file: reading them here is quicker. */
function queryOf({ need, request: { source, regex, caseSensitive } }: TextPattern): string | null {
  if (trigramQuery(need) === null) return null;
  const tree = regex ? parsePattern(source, !caseSensitive) : literalPattern(source, !caseSensitive);
  return tree === null ? null : zoektQuery(tree);
}

function reasonOf(error: unknown): string {
  const { cause }: { cause?: unknown } = error instanceof Error ? error : {};
  const deepest = cause instanceof Error && cause.message !== "" ? cause : error;
  return deepest instanceof Error ? deepest.message.slice(0, 200) : String(error);
}
