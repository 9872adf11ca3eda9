/** What the names in some lines of a file are. */
import { z } from "zod";
import { FILE_ERRORS } from "./file-row";
import { linesLookedAt, linesWanted } from "./lines-looked-at";
import { defineOperation } from "./operation";
import { BASES, SYMBOL_KINDS } from "./vocabulary";

/** Lines in one answer. */
export const MAX_TOKEN_LINES = 500;

/** A symbol's kind, or a name that lives in a function alone. */
export const TOKEN_KINDS = [...SYMBOL_KINDS, "local", "parameter"] as const;

const semanticTokenSchema = z
  .object({
    line: z.int(),
    column: z.int(),
    name: z.string(),
    kind: z.enum(TOKEN_KINDS).describe("Kind of what the name means; `local` and `parameter` are no symbols."),
    basis: z.enum(BASES),
  })
  .meta({ id: "SemanticToken" });
export type SemanticToken = z.output<typeof semanticTokenSchema>;

export const semanticTokens = defineOperation({
  name: "semantic_tokens",
  path: "/api/files/tokens",
  title: "What names are",
  description:
    "Say of each name in some lines of a file what it is (a class, a method, a field, a local, …), as it is resolved " +
    "there: what editors colour names by. Names of which that is not known are left out.",
  input: z.strictObject(linesWanted(MAX_TOKEN_LINES)),
  output: z.object(linesLookedAt(z.array(semanticTokenSchema).describe("In the order of the text."))),
  errors: FILE_ERRORS,
});
