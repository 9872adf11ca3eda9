/**
 * `fathom.json` in the root of a repository: what its people know of their macros and no `#define` in it says. A file
 * that says anything unknown counts for nothing, and the problem is shown; it never stops the indexing.
 */
import { z } from "zod";
import { macroMeaningSchema } from "../../lib/contract/macro-meaning";
import { NO_MACROS, type MacroDictionary, type MacroMeaning } from "../mask/macro-meanings";
import { readSource } from "../workers/read-source";

export const SETTINGS_FILE = "fathom.json";

/** Macros that one file may tell. */
const MAX_TOLD = 2000;

export interface RepositorySettings {
  configured: MacroDictionary;
  /** what is wrong with the file, in words; null for nothing */
  problem: string | null;
}

const NAMES = /^[A-Za-z_]\w{0,99}$/;
const SHORT = z.enum(["nothing", "loop", "statement"]);
const meaningSchema = z.union([SHORT.transform((as): MacroMeaning => ({ as })), macroMeaningSchema], {
  error: `takes "nothing", "loop", "statement", {"as": "word", "word": …}, or {"as": "variable" | "function" | "type", "argument": 0}`,
});
const settingsSchema = z.strictObject({
  macros: z
    .record(z.string().regex(NAMES, "is no name of a macro"), meaningSchema)
    .refine((macros) => Object.keys(macros).length <= MAX_TOLD, `names at most ${MAX_TOLD} macros`)
    .default({}),
});

/** What the repository's own settings say; nothing where there are none. */
export function readSettings(root: string): RepositorySettings {
  const source = readSource(root, SETTINGS_FILE);
  if (!("bytes" in source))
    return { configured: NO_MACROS, problem: source.reason === "vanished" ? null : source.detail };
  try {
    const { macros } = settingsSchema.parse(JSON.parse(source.bytes.toString("utf8")));
    return { configured: new Map(Object.entries(macros)), problem: null };
  } catch (error) {
    return { configured: NO_MACROS, problem: `${SETTINGS_FILE}: ${inWords(error)}` };
  }
}

function inWords(error: unknown): string {
  if (!(error instanceof z.ZodError)) return `is no JSON (${error instanceof Error ? error.message : String(error)})`;
  const [{ path, message }] = error.issues;
  return path.length > 0 ? `${path.join(".")}: ${message}` : message;
}
