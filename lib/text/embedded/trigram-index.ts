/**
 * The embedded index: asks the posting lists in Postgres which files can match. Holds the segments' file ids in memory
 * (four bytes a file); every segment answers every question, so an answer also says which segments there are. Files that no segment has are candidates.
 */
import type { Queryable } from "../../db/pool";
import { listIn, type PostingPage } from "../../db/text-postings";
import { loadSegments, pagesOf, textIndexFigures, type TextSegment } from "../../db/text-segments";
import type { Narrowed, TextCandidates } from "../candidates";
import { FileSet } from "../file-set";
import type { TextPattern } from "../pattern/text-pattern";
import type { TextIndexState } from "../port";
import { evaluate, trigramQuery, trigramsIn, type TrigramQuery } from "./trigram-query";

/** Times that a question is asked again because a segment was merged away under it. */
const TRIES = 4;

export class TrigramIndex implements TextCandidates {
  readonly engine = "embedded";
  private segments: TextSegment[] = [];

  constructor(private readonly client: Queryable) {}

  async narrow({ need }: TextPattern, files: readonly number[]): Promise<Narrowed> {
    const query = trigramQuery(need);
    if (query === null) return { files, engine: "embedded", note: null };
    for (let tries = 0; tries < TRIES; tries++) {
      const pages = groupBySegment(await pagesOf(this.client, trigramsIn(query)));
      const segments = await this.known([...pages.keys()]);
      // One that is gone by now was merged, and its files are in another.
      if (segments.length < pages.size) continue;
      const passing = new FileSet();
      const covered = new FileSet();
      for (const segment of segments) mark(segment, query, pages.get(segment.id) ?? [], passing, covered);
      const left = files.filter((file) => passing.has(file) || !covered.has(file));
      return { files: left, engine: "embedded", note: null };
    }
    return { files, engine: "embedded", note: null };
  }

  async state(): Promise<TextIndexState> {
    return { engine: "embedded", note: null, ...(await textIndexFigures(this.client)) };
  }

  /** These segments, without those that are gone; others are forgotten. */
  private async known(ids: readonly number[]): Promise<TextSegment[]> {
    const known = new Map(this.segments.map((segment) => [segment.id, segment]));
    const missing = ids.filter((id) => !known.has(id));
    for (const segment of await loadSegments(this.client, missing)) known.set(segment.id, segment);
    return (this.segments = ids.flatMap((id) => known.get(id) ?? []));
  }
}

function groupBySegment(pages: readonly { segment: number; page: PostingPage }[]): Map<number, PostingPage[]> {
  const groups = new Map<number, PostingPage[]>();
  for (const { segment, page } of pages) groups.set(segment, [...(groups.get(segment) ?? []), page]);
  for (const group of groups.values()) group.sort((a, b) => b.first - a.first);
  return groups;
}

function mark(
  { files }: TextSegment,
  query: TrigramQuery,
  pages: readonly PostingPage[],
  passing: FileSet,
  covered: FileSet,
): void {
  const listOf = (trigram: number): Uint8Array | null => {
    const page = pages.find(({ first }) => first <= trigram);
    return page === undefined ? null : listIn(page, trigram, files.length);
  };
  const bits = evaluate(query, listOf, (files.length + 7) >> 3);
  for (let ordinal = 0; ordinal < files.length; ordinal++) {
    covered.add(files[ordinal]);
    if ((bits[ordinal >> 3] >> (ordinal & 7)) & 1) passing.add(files[ordinal]);
  }
}
