import { z } from "zod";
import type { Counterpart, symbolCounterpart } from "../../contract/symbol-counterpart";
import { leanList, type ToolFace } from "./parts/face";
import { placeFace } from "./parts/navigation-face";

const ofPlaces: ToolFace<typeof symbolCounterpart> = placeFace(
  {
    what: "counterpart",
    noun: "place",
    facts: ({ side }: Counterpart & { line: number }) => ({ side }),
    row: ({ side, sharedSymbols }: Counterpart & { line: number }) =>
      `${side}${sharedSymbols > 1 ? `, ${sharedSymbols} shared symbols` : ""}`,
  },
  (answer) => answer.results.map((row) => ({ ...row, line: row.line ?? 1 })),
  (answer) => answer,
);

/** The other file, with the line of the symbol where one was asked for; in every field null where none was. */
export const symbolCounterpartFace: ToolFace<typeof symbolCounterpart> = {
  ...ofPlaces,
  output: leanList({ file: z.string(), line: z.int().nullable() }),
};
