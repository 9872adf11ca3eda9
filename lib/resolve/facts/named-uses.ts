/**
 * The files that use one name, and what each of them does with it. Some names have thousands, so what is kept are
 * columns; a row is made for as long as a question looks at it.
 */
import type { FilePlace } from "../../db/read/file-places";
import { countReferencePost } from "../../format/reference-post";
import type { PackedReferences } from "../../db/read/reference-rows";

/** One file's uses of one name. */
export interface UseRow {
  readonly name: string;
  readonly place: FilePlace;
  /** as reference-post.ts reads it */
  readonly post: Uint8Array;
  readonly count: number;
}

/** Bytes that a file takes beside its post, about. */
const PER_FILE = 30;
const PER_NAME = 400;

export class NamedUses {
  /** by repository and path */
  private readonly places: FilePlace[] = [];
  private readonly counts: Uint32Array;
  /** where each file's post begins and ends in the bytes of all */
  private readonly spans: Uint32Array;
  private readonly posts: Uint8Array;

  /** @param places of the files; one without is left out */
  constructor({ files, ends, posts }: PackedReferences, places: ReadonlyMap<number, FilePlace>) {
    const placed = files.flatMap((fileId, at) => {
      const place = places.get(fileId);
      return place ? [{ place, at }] : [];
    });
    placed.sort((a, b) => byPlace(a.place, b.place));
    this.posts = posts;
    this.counts = new Uint32Array(placed.length);
    this.spans = new Uint32Array(2 * placed.length);
    placed.forEach(({ place, at }, n) => {
      this.places.push(place);
      this.spans[2 * n] = at === 0 ? 0 : ends[at - 1];
      this.spans[2 * n + 1] = ends[at];
      this.counts[n] = countReferencePost(this.post(n));
    });
  }

  /** What they take in memory, about. */
  get bytes(): number {
    return this.posts.length + this.places.length * PER_FILE + PER_NAME;
  }

  /** A row for each file. @param name as it is asked for: only its hash is stored */
  rows(name: string): UseRow[] {
    return this.places.map((place, n) => new RowOfFile(name, place, this.counts[n], this, n));
  }

  post(n: number): Uint8Array {
    return this.posts.subarray(this.spans[2 * n], this.spans[2 * n + 1]);
  }
}

/** Most rows are sorted and counted, and their bytes never looked at. */
class RowOfFile implements UseRow {
  constructor(
    readonly name: string,
    readonly place: FilePlace,
    readonly count: number,
    private readonly uses: NamedUses,
    private readonly n: number,
  ) {}

  get post(): Uint8Array {
    return this.uses.post(this.n);
  }
}

function byPlace(a: FilePlace, b: FilePlace): number {
  return compare(a.repo, b.repo) || compare(a.path, b.path);
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
