/** Rows of `occurrences` (one per file) and of `reference` (one per name and file). */
import { fieldsOf, type FactRows } from "./copy-tables";
import { hashNameInto } from "./name-hash";
import { LEFT_CODES, LEFT_FLAGS, TYPED, type OccurrenceSource } from "./occurrence-table";
import { writeNames } from "./packed-names";
import { writeOccurrences } from "./occurrences-blob";
import { LEFT_KINDS, ReferencePostWriter } from "./reference-post";

const LEFT_NAME = LEFT_KINDS.indexOf("name");

export function writeOccurrencesRow(
  rows: FactRows,
  fileId: number,
  names: readonly string[],
  source: OccurrenceSource,
): void {
  const out = rows.occurrences;
  out.row(fieldsOf("occurrences"));
  out.int4(fileId);
  const namesAt = out.open();
  writeNames(names, out.out);
  out.close(namesAt);
  const blobAt = out.open();
  writeOccurrences(source, out.out);
  out.close(blobAt);
}

/** Working memory: hashes of the file's names, and the uses of each name as a linked list in the order of the text. */
let hashes = new Uint32Array(0);
let firstUse = new Int32Array(0);
let lastUse = new Int32Array(0);
let uses = new Uint32Array(0);
let nextUse = new Int32Array(0);

/**
 * Writes a row for each name that is used as something else than a local or a symbol's own name. A local with
 * something on its left is a member of that as well.
 */
export function writeReferenceRows(
  rows: FactRows,
  fileId: number,
  names: readonly string[],
  source: OccurrenceSource,
): void {
  reserve(names.length, source.count);
  groupByName(names.length, source);
  for (let i = 0; i < names.length; i++) hashNameInto(names[i], hashes, i * 2);
  const out = rows.reference;
  const post = new ReferencePostWriter(out.out);
  for (let name = 0; name < names.length; name++) {
    if (uses[name] === 0) continue;
    out.row(fieldsOf("reference"));
    out.int8Words(hashes[name * 2], hashes[name * 2 + 1]);
    out.int4(fileId);
    const at = out.open();
    post.begin(uses[name]);
    for (let i = firstUse[name]; i >= 0; i = nextUse[i]) writeUse(post, source, i);
    out.close(at);
  }
}

function writeUse(post: ReferencePostWriter, source: OccurrenceSource, i: number): void {
  const left = source.left[i];
  const isName = left >= 0;
  post.use(
    source.role[i],
    source.line[i],
    source.column[i],
    source.enclosing[i],
    isName ? LEFT_NAME : LEFT_CODES.none - left,
    isName ? hashes[source.name[left] * 2 + 1] : 0,
    (source.leftFlags[i] & LEFT_FLAGS.scope) !== 0,
    source.arity[i],
  );
}

function groupByName(names: number, source: OccurrenceSource): void {
  const { count, name, local, symbol, left, leftFlags } = source;
  const usedToo = ownValues(source);
  uses.fill(0, 0, names);
  for (let i = 0; i < count; i++) {
    if (leftFlags[i] & LEFT_FLAGS.unlisted) continue;
    if ((local[i] >= 0 && left[i] < 0) || (symbol[i] >= 0 && !usedToo.has(i))) continue;
    const n = name[i];
    if (uses[n]++ === 0) firstUse[n] = i;
    else nextUse[lastUse[n]] = i;
    lastUse[n] = i;
    nextUse[i] = -1;
  }
}

function reserve(names: number, count: number): void {
  if (uses.length < names) {
    const size = Math.max(names, uses.length * 2);
    hashes = new Uint32Array(size * 2);
    firstUse = new Int32Array(size);
    lastUse = new Int32Array(size);
    uses = new Uint32Array(size);
  }
  if (nextUse.length < count) nextUse = new Int32Array(Math.max(count, nextUse.length * 2));
}

/** Names that declare a member and are its value at once: `{ name }`. */
function ownValues({ types }: OccurrenceSource): ReadonlySet<number> {
  const found = new Set<number>();
  for (let i = 0; i < types.length; i += 3)
    if (types[i] === types[i + 1] && types[i + 2] === TYPED.byValue) found.add(types[i]);
  return found;
}
