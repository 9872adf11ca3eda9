/**
 * A digest of what this version makes of some symbols: segments that another version kept fit this one only when both
 * make the same of the same. So nobody has to remember a number when names are signed or rows are rated otherwise.
 */
import { crc32 } from "node:zlib";
import { SYMBOL_KINDS, SYMBOL_ROLES } from "../../contract/vocabulary";
import { nameHashWords } from "../../format/name-hash";
import { VERSION } from "../../version";
import { finish } from "../embedded/assemble";
import { Batch } from "../embedded/batch";
import { LiveSegment } from "../embedded/live-segment";
import { Mentions } from "../embedded/mentions";
import { placePath } from "../rank/place";
import { classifyPath } from "../rank/prior";

const NAMES = ["HTTPServerV2", "get_user", "Größe", "operator==", "x", "~Kind", "std::naïve.π", "a".repeat(60)];
const PATHS = ["src/a.c", "tests/b.py", "lib/internal/c.go", "_d.ts", "e/test_f.java", "third_party/g.h"];
const QUALIFIERS = [null, "Owner", "ns::Owner"];

let known: string | undefined;

/** Eight hexadecimal digits. */
export function formOfSegments(): string {
  return (known ??= digest());
}

function digest(): string {
  const batch = new Batch();
  PATHS.forEach((_, file) => addFile(batch, file));
  const mentions = new Mentions();
  NAMES.forEach((name, i) => mentions.set(nameHashWords(name)[1], 3 ** i));
  const data = finish(batch.build());
  const segment = new LiveSegment(data, PATHS.map(recordOf));
  finish(segment.rate(mentions));
  let crc = crc32(VERSION);
  for (const [name, value] of [...Object.entries(data), ...Object.entries(segment.priors)] as [string, unknown][]) {
    crc = crc32(name, crc);
    if (ArrayBuffer.isView(value)) crc = crc32(new Uint8Array(value.buffer, value.byteOffset, value.byteLength), crc);
  }
  return crc.toString(16).padStart(8, "0");
}

function recordOf(path: string, id: number) {
  const scope = id % 2 === 0 ? ("user" as const) : ("external" as const);
  const places = { place: classifyPath(path), placePath: placePath(path) };
  return { id, repositoryId: 1, path, language: "cpp" as const, scope, ...places, stamp: 0, importers: id * 5 };
}

function addFile(batch: Batch, fileId: number): void {
  batch.addFile(fileId);
  for (let ordinal = 0; ordinal < SYMBOL_KINDS.length * SYMBOL_ROLES.length; ordinal++) {
    const name = NAMES[(ordinal * 5 + fileId) % NAMES.length];
    const [keyHigh, keyLow] = nameHashWords(`${name} ${ordinal}`);
    batch.add({
      fileId,
      ordinal,
      name: Buffer.from(name, "utf8").toString("latin1"),
      nameHash: nameHashWords(name)[1],
      keyHigh,
      keyLow,
      kind: ordinal % SYMBOL_KINDS.length,
      role: ordinal % SYMBOL_ROLES.length,
      container: ordinal % 4 === 0 ? -1 : ordinal >> 1,
      qualifier: QUALIFIERS[ordinal % QUALIFIERS.length],
      bodyLines: 2 ** (ordinal % 18),
    });
  }
}
