/**
 * The embedded index: asks the posting lists in Postgres which files can match, and of long ones which parts. Holds
 * the segments' file ids in memory (four bytes each); every segment answers every question, so an answer also says
 * which segments there are. Files that no segment has are candidates.
 */
import type { Queryable } from "../../db/pool";
import { listIn, type PostingPage } from "../../format/text-postings";
import { loadSegments, pagesOf, textIndexFigures, type TextSegment } from "../../db/write/text-segments";
import type { Narrowed, PassingParts, TextCandidates } from "../candidates";
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
    const all: Narrowed = { files, parts: new Map(), engine: "embedded", note: null };
    const query = trigramQuery(need);
    if (query === null) return all;
    for (let tries = 0; tries < TRIES; tries++) {
      const pages = groupBySegment(await pagesOf(this.client, trigramsIn(query)));
      const segments = await this.known([...pages.keys()]);
      // One that is gone by now was merged, and its files are in another.
      if (segments.length < pages.size) continue;
      const marked: Marked = { passing: new FileSet(), covered: new FileSet(), parts: new Map() };
      for (const segment of segments) mark(segment, query, pages.get(segment.id) ?? [], marked);
      const left = files.filter((file) => marked.passing.has(file) || !marked.covered.has(file));
      return { ...all, files: left, parts: marked.parts };
    }
    return all;
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

interface Marked {
  passing: FileSet;
  covered: FileSet;
  parts: Map<number, PassingParts>;
}

function mark(
  { files }: TextSegment,
  query: TrigramQuery,
  pages: readonly PostingPage[],
  { passing, covered, parts }: Marked,
): void {
  const listOf = (trigram: number): Uint8Array | null => {
    const page = pages.find(({ first }) => first <= trigram);
    return page === undefined ? null : listIn(page, trigram, files.length);
  };
  const bits = evaluate(query, listOf, (files.length + 7) >> 3);
  const passes = (ordinal: number): boolean => ((bits[ordinal >> 3] >> (ordinal & 7)) & 1) === 1;
  for (let first = 0, next = 0; first < files.length; first = next) {
    const file = files[first];
    const found: number[] = [];
    for (; files[next] === file; next++) if (passes(next)) found.push(next - first);
    covered.add(file);
    if (found.length > 0) passing.add(file);
    if (next - first > 1) parts.set(file, { parts: found, of: next - first });
  }
}
