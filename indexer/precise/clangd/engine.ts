/** C and C++, by the background index of clangd. */
import type { PreciseEngine } from "../port";
import { clangd } from "./entry";
import { ClangdSession } from "./session";

export const clangdEngine = {
  ...clangd,
  open: (...repository: ConstructorParameters<typeof ClangdSession>) => new ClangdSession(...repository),
} satisfies PreciseEngine;
