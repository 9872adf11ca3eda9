import { expect, it } from "vitest";
import { Labels } from "./labels";
import { OccurrenceList } from "./occurrence-list";

/** Labels of a function by name, in their order; a definition ends with a colon. */
function meant(...written: string[]): number[] {
  const occurrences = new OccurrenceList(8);
  const labels = new Labels(occurrences);
  for (const [at, label] of written.entries()) {
    const name = label.replace(":", "");
    const id = occurrences.nameIds.idAt(name, 0, name.length);
    labels.add(id, occurrences.add(at, id, 0, -1), label.endsWith(":"));
  }
  labels.close();
  return [...occurrences.all.local.slice(0, written.length)];
}

it("a jump leads to its label, whether that stands above or below", () => {
  expect(meant("end", "again:", "again", "end:")).toEqual([3, 1, 1, 3]);
});

it("where nothing tells definitions apart, the first one is the label", () => {
  expect(meant("end", "end")).toEqual([0, 0]);
});
