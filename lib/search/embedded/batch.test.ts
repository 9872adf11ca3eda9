import { expect, test } from "vitest";
import { symbolId } from "../../format/symbol-id";
import { finish } from "./assemble";
import { Batch } from "./batch";
import { SegmentFile } from "./indexed-file";
import { LiveSegment } from "./live-segment";
import { mergeSegments } from "./merge";
import type { SegmentData } from "./segment";

/** A segment of files, each with symbols of these ordinals. */
function segmentOf(files: Readonly<Record<number, readonly number[]>>): SegmentData {
  const batch = new Batch();
  for (const [id, ordinals] of Object.entries(files)) {
    batch.addFile(Number(id));
    for (const ordinal of ordinals)
      batch.add({
        ...{ fileId: Number(id), ordinal, name: `name${ordinal}`, nameHash: ordinal, keyHigh: 0, keyLow: ordinal },
        ...{ kind: 0, role: 0, container: -1, qualifier: null, bodyLines: 1 },
      });
  }
  return finish(batch.build());
}

function idsOf(data: SegmentData): number[] {
  const files = [...data.fileIds].map(
    (id) => new SegmentFile({ id, repositoryId: 1, path: `${id}.h`, language: "cpp", scope: "user", stamp: 0 }, 0),
  );
  const segment = new LiveSegment(data, files);
  return Array.from({ length: data.rows }, (_, row) => segment.idNumber(row));
}

const merged = (...parts: SegmentData[]): SegmentData =>
  finish(mergeSegments(parts.map((data) => ({ data, alive: new Uint8Array(data.files).fill(1) }))));

const WHOLE = { 3: [0, 1, 2], 5: [0] };
const WHOLE_IDS = [symbolId(3, 0), symbolId(3, 1), symbolId(3, 2), symbolId(5, 0)];

test("a row knows its symbol without a number of its own where files have all their symbols, merged or not", () => {
  const whole = segmentOf(WHOLE);
  expect(whole.rowOrdinal).toBeNull();
  expect(idsOf(whole)).toEqual(WHOLE_IDS);
  const both = merged(whole, segmentOf({ 4: [0, 1] }));
  expect(both.rowOrdinal).toBeNull();
  expect(idsOf(both)).toEqual([...WHOLE_IDS, symbolId(4, 0), symbolId(4, 1)]);
});

test("where some are missing it knows it all the same", () => {
  const some = segmentOf({ 8: [1, 4], 9: [0, 1] });
  const ids = [symbolId(8, 1), symbolId(8, 4), symbolId(9, 0), symbolId(9, 1)];
  expect(idsOf(some)).toEqual(ids);
  expect(idsOf(merged(segmentOf(WHOLE), some))).toEqual([...WHOLE_IDS, ...ids]);
});
