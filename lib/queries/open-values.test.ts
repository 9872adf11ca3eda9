/**
 * A value of a type from outside that stands for another one, or of a container that was handed something, may have
 * what the index declares: a member of it is outside only if no name here says otherwise.
 */
import { expect, test } from "vitest";
import { askedIndex, indexedFolder } from "../../testing/queries/indexed";

const MOORING = `from collections import deque
from typing import Final, Union
import queue


class Ship:
    keel = 1

    def sail(self, other: Union["Ship", "Raft"], held: Final):
        waiting = deque([self])
        waiting.popleft().keel
        other.keel
        held.keel
        held.berth.keel
        first = waiting.popleft()
        first.keel
        found: tuple = self.pair()
        found[1].keel


def run(lines: queue.Queue):
    lines.keel
`;

const { ask } = askedIndex(() => indexedFolder("harbour", { "mooring.py": MOORING }));

/** What is said of each `.keel`, by its line. */
async function said(): Promise<string[]> {
  const found: string[] = [];
  for (const [at, text] of MOORING.split("\n").entries()) {
    const column = text.indexOf(".keel") + 2;
    if (column < 2) continue;
    const { results } = await ask("symbol_at", { file: "mooring.py", line: at + 1, column });
    found.push(`${at + 1} ${results.map(({ external }) => (external ? "outside" : "inside")).join() || "not known"}`);
  }
  return found;
}

test("what stands for another type, and what a container was handed, is not said to be outside", async () => {
  expect(await said()).toEqual([
    "11 not known",
    "12 not known",
    "13 not known",
    "14 not known",
    "16 not known",
    "18 not known",
    "22 outside",
  ]);
});
