import type { Counterpart, symbolCounterpart } from "../../contract/symbol-counterpart";
import type { ToolFace } from "../face";
import { placeFace } from "../navigation-face";

/** The other file, with the line of the symbol where one was asked for. */
export const symbolCounterpartFace: ToolFace<typeof symbolCounterpart> = placeFace(
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
