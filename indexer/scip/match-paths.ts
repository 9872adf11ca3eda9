/**
 * Where the root of an index lies in a repository: indexes are made in folders below it and above it. One answer for
 * all documents together, the one by which most of them are files. Pure.
 */

/** Documents begin with `strip`; in its place files begin with `add`. Either is empty or ends in `/`. */
export interface PathMapping {
  strip: string;
  add: string;
}

export interface MatchedPaths {
  mapping: PathMapping;
  /** documents that are files then */
  matched: number;
  /** others by which just as many are */
  rivals: readonly PathMapping[];
}

/** Documents that are asked where they could lie, and files of one name that are looked at for each. */
const ASKED = 2_000;
const NAMESAKES = 100;
/** Mappings that are counted out. */
const COUNTED = 30;

const SAME: PathMapping = { strip: "", add: "" };

/** @param expected what the index says of its root, if that leads here: of equals it is meant */
export function matchPaths(
  documents: readonly string[],
  files: ReadonlySet<string>,
  expected: PathMapping | null,
): MatchedPaths {
  const likely = [...(expected === null ? [] : [expected]), SAME, ...candidates(documents, files)];
  const counted = [...new Map(likely.map((mapping) => [keyOf(mapping), mapping])).values()].map((mapping) => ({
    mapping,
    matched: documents.filter((path) => files.has(mapped(path, mapping) ?? "")).length,
  }));
  const matched = Math.max(...counted.map((each) => each.matched));
  const [best = SAME, ...rivals] = counted.filter((each) => each.matched === matched).map(({ mapping }) => mapping);
  const isPlain = keyOf(best) === keyOf(expected ?? SAME) || keyOf(best) === keyOf(SAME);
  return { mapping: best, matched, rivals: isPlain ? [] : rivals };
}

/** The file that a document is; null for a document outside of what is mapped, or with a path that leads elsewhere. */
export function mapped(path: string, { strip, add }: PathMapping): string | null {
  return path.startsWith(strip) && isInside(path) ? add + path.slice(strip.length) : null;
}

/** What the root that an index names is to the root of a repository; null where the two lie apart. */
export function mappingOfRoot(projectRoot: string, root: string): PathMapping | null {
  const from = folderOf(projectRoot);
  const to = `${root.replaceAll("\\", "/").replace(/\/+$/, "")}/`;
  if (from === null) return null;
  if (from.startsWith(to)) return { strip: "", add: from.slice(to.length) };
  return to.startsWith(from) ? { strip: to.slice(from.length), add: "" } : null;
}

function folderOf(uri: string): string | null {
  if (!uri.startsWith("file://")) return null;
  try {
    return `${decodeURIComponent(new URL(uri).pathname).replace(/\/+$/, "")}/`;
  } catch {
    return null;
  }
}

const keyOf = ({ strip, add }: PathMapping): string => `${strip}\0${add}`;

const isInside = (path: string): boolean =>
  !path.startsWith("/") && !path.split("/").some((part) => part === ".." || part === "." || part === "");

/** What documents could lie under, by how many of them do. */
function candidates(documents: readonly string[], files: ReadonlySet<string>): PathMapping[] {
  const byName = new Map<string, string[]>();
  for (const file of files) {
    const name = file.slice(file.lastIndexOf("/") + 1);
    const known = byName.get(name);
    if (known === undefined) byName.set(name, [file]);
    else if (known.length <= NAMESAKES) known.push(file);
  }
  const votes = new Map<string, { mapping: PathMapping; count: number }>();
  for (const path of spread(documents, ASKED)) {
    const same = byName.get(path.slice(path.lastIndexOf("/") + 1)) ?? [];
    if (same.length > NAMESAKES || !isInside(path)) continue;
    for (const file of same) {
      const mapping = difference(path, file);
      const vote = votes.get(keyOf(mapping));
      if (vote === undefined) votes.set(keyOf(mapping), { mapping, count: 1 });
      else vote.count++;
    }
  }
  const best = [...votes.values()].sort((a, b) => b.count - a.count);
  return best.slice(0, COUNTED).map(({ mapping }) => mapping);
}

/** What stands before the part that two paths share at their ends. */
function difference(path: string, file: string): PathMapping {
  const [a, b] = [path.split("/"), file.split("/")];
  let shared = 0;
  while (shared < a.length && shared < b.length && a[a.length - 1 - shared] === b[b.length - 1 - shared]) shared++;
  const before = (parts: readonly string[]) => parts.slice(0, parts.length - shared).map((part) => `${part}/`);
  return { strip: before(a).join(""), add: before(b).join("") };
}

/** At most so many, from all over the list. */
function spread<T>(list: readonly T[], most: number): readonly T[] {
  const step = Math.ceil(list.length / most);
  return step <= 1 ? list : list.filter((_, at) => at % step === 0);
}
