/** C and C++, by the background index of clangd. */
import type { PreciseEngine } from "../port";
import { ClangdSession } from "./session";

export const clangdEngine = {
  id: "clangd",
  languages: ["c", "cpp"],
  revision: 3,
  open: (...repository: ConstructorParameters<typeof ClangdSession>) => new ClangdSession(...repository),
} satisfies PreciseEngine;
