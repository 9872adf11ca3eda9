/** One declaration or definition as lists show it. Lines and columns are 1-based, columns in UTF-16 units. */
import { z } from "zod";
import { reflectedField } from "./reflection";
import { moduleField } from "./unreal-module";
import { FILE_LANGUAGES } from "./file-languages";
import { LANGUAGES, MODIFIERS, REPOSITORY_SCOPES, SYMBOL_KINDS, SYMBOL_ROLES } from "./vocabulary";

export const kindSchema = z.enum(SYMBOL_KINDS);
export const roleSchema = z.enum(SYMBOL_ROLES);
export const modifiersSchema = z.array(z.enum(MODIFIERS));
export const languageSchema = z.enum(LANGUAGES);
export const fileLanguageSchema = z.enum(FILE_LANGUAGES);

/** One reason for a row's place. */
export const rankSignalSchema = z
  .object({ signal: z.string(), detail: z.string(), weight: z.number() })
  .meta({ id: "RankSignal" });

export const symbolRowSchema = z
  .object({
    name: z.string(),
    qualifiedName: z.string().describe("With its owners, in the language's own notation."),
    kind: kindSchema,
    role: roleSchema,
    container: z.string().nullable().describe("Qualified name of the owner; null at the top."),
    repo: z.string(),
    file: z.string().describe("Path inside the repository."),
    line: z.int(),
    column: z.int(),
    endLine: z.int().describe("Last line of the whole declaration."),
    signature: z.string().describe("Everything before the body, on one line, at most 300 characters."),
    key: z.string().describe("Handle of the symbol: survives edits and re-indexing."),
    url: z.string(),
    modifiers: modifiersSchema,
    language: languageSchema,
    scope: z.enum(REPOSITORY_SCOPES),
    ...reflectedField,
    ...moduleField,
    matched: z.array(z.tuple([z.int(), z.int()])).describe("Matched parts of the name, [start, end) in UTF-16 units."),
    score: z.number(),
    rank: z.array(rankSignalSchema).describe("What placed the row; the weights add up to the score."),
    folded: z
      .int()
      .describe(
        "Further rows behind this one: declarations of the same symbol; in a short list or one by meaning, its overloads; in one by meaning, what overrides it.",
      ),
  })
  .meta({ id: "SymbolRow" });
export type SymbolRow = z.output<typeof symbolRowSchema>;
