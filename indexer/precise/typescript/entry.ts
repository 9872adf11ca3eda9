/** The checker of TypeScript, for TypeScript and JavaScript. */
import { library, type EngineEntry } from "../engine-entry";

export const typescript = {
  id: "typescript",
  title: "TypeScript and JavaScript",
  languages: ["typescript", "tsx", "javascript"],
  revision: 6,
  find: library("typescript"),
} satisfies EngineEntry;
