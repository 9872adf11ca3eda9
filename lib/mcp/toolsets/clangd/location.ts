/**
 * Places as the clangd tools write them: `Workspace/path#line`, and the same as fields. Lines and characters from 1.
 */
import { z } from "zod";
import { columnNumber } from "../../../contract/symbol-subject";
import { lineNumber, MAX_PATH, plainText } from "../../../contract/parameters";
import type { Asker } from "../extra-tool";

/** A path, workspace-prefixed or absolute; an address is refused. */
export const filePath = plainText(MAX_PATH).refine((path) => !/^file:/i.test(path), {
  error: "a workspace-prefixed path (`<repo>/<path>`) or an absolute path, no `file://` address",
});

const position = z.strictObject({ line: lineNumber, character: columnNumber });

export const atPosition = { filePath, position } as const;

/** The place as operations take it. */
export const placeAsked = (input: { filePath: string; position: z.output<typeof position> }) => ({
  file: input.filePath,
  line: input.position.line,
  column: input.position.character,
});

export interface Placed {
  repo: string;
  file: string;
  line: number;
  column?: number;
  endLine?: number;
  endColumn?: number;
}

export interface Location {
  absolutePath: string;
  workspacePath: string | null;
  startLine: number;
  startCharacter: number;
  endLine: number;
  endCharacter: number;
  preview?: string;
}

export function locationOf(row: Placed, asker: Asker, preview?: string): Location {
  const { repo, file, line, column = 1, endLine = line, endColumn = column } = row;
  return {
    absolutePath: asker.absolute(row),
    workspacePath: `${repo}/${file}`,
    startLine: line,
    startCharacter: column,
    endLine,
    endCharacter: endColumn,
    ...(preview === undefined ? {} : { preview }),
  };
}

/** `Workspace/src/a.cpp#12`, `Workspace/src/a.cpp#12-20`. */
export function written({ absolutePath, workspacePath, startLine, endLine }: Location): string {
  return `${workspacePath ?? absolutePath}#${startLine}${endLine > startLine ? `-${endLine}` : ""}`;
}
