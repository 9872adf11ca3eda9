/**
 * Which files of a segment may hold members of an owner, found by how names and qualifiers end. Lets a list of members
 * pass over all other files. May let too many through, never too few; the rows themselves decide.
 */
import { POSTING, type SegmentData } from "./segment";

/** What is looked at of a segment. */
type OwnerColumns = Pick<
  SegmentData,
  | "files"
  | "rows"
  | "nameRows"
  | "namePool"
  | "nameStart"
  | "postings"
  | "qualifierPool"
  | "qualifierStart"
  | "rowQualifier"
  | "rowFile"
>;

/** What parts qualified names; two colons end in one. */
const SEPARATORS = new Uint8Array(256);
for (const separator of ":.#/\\$") SEPARATORS[separator.charCodeAt(0)] = 1;

/**
 * 1 for each file that may.
 * @param last the innermost part of the owner's name, in any case; null is returned unless it is ASCII
 */
export function filesWithOwner(data: OwnerColumns, last: string): Uint8Array | null {
  if (!/^[\x21-\x7e]+$/.test(last)) return null;
  const files = new Uint8Array(data.files);
  const { nameRows, postings, rowQualifier, rowFile } = data;
  for (const name of endingIn(data.namePool, data.nameStart, last)) {
    // Members stand in the file of their container.
    for (let r = nameRows[name]; r < nameRows[name + 1]; r++) files[postings[r * POSTING + 1]] = 1;
  }
  const qualifiers = endingIn(data.qualifierPool, data.qualifierStart, last);
  if (qualifiers.length === 0) return files;
  const wanted = new Uint8Array(data.qualifierStart.length);
  for (const qualifier of qualifiers) wanted[qualifier] = 1;
  for (let row = 0; row < data.rows; row++) if (wanted[rowQualifier[row]] === 1) files[rowFile[row]] = 1;
  return files;
}

/** Numbers of the texts of a pool whose last part this is, in any case. */
function endingIn(bytes: Uint8Array, start: Uint32Array, last: string): number[] {
  const lower = Buffer.from(last.toLowerCase());
  const upper = Buffer.from(last.toUpperCase());
  const length = lower.length;
  const found: number[] = [];
  for (let text = 0; text + 1 < start.length; text++) {
    let end = start[text + 1];
    while (end > start[text] && SEPARATORS[bytes[end - 1]] === 1) end--;
    const from = end - length;
    if (from < start[text] || (from > start[text] && SEPARATORS[bytes[from - 1]] === 0)) continue;
    let i = 0;
    while (i < length && (bytes[from + i] === lower[i] || bytes[from + i] === upper[i])) i++;
    if (i === length) found.push(text);
  }
  return found;
}
