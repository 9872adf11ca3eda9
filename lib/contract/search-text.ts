/** Text search: the lines of all files that hold a text or match a regular expression. */
import { z } from "zod";
import { envelopeOf } from "./envelope";
import { fileStatusSchema, gapSchema } from "./file-row";
import { failedEventSchema } from "./failed-event";
import { defineOperation } from "./operation";
import {
  langFilter,
  MAX_PATH,
  pageCursor,
  pathFilter,
  plainText,
  repoFilter,
  rowLimit,
  scopeFilter,
  tokenBudget,
} from "./parameters";
import { fileLanguageSchema } from "./symbol-row";
import { REPOSITORY_SCOPES } from "./vocabulary";

/** Longest query, in UTF-16 units. */
export const MAX_TEXT_QUERY = 1000;
/** Longest piece of a line that a row holds, in UTF-16 units. */
export const MAX_LINE_SHOWN = 1000;

/** Parts of a text as [start, end) in UTF-16 units. */
const rangesSchema = z.array(z.tuple([z.int(), z.int()]));

/** A line that matches. */
export const textRowSchema = z
  .object({
    repo: z.string(),
    file: z.string(),
    line: z.int(),
    column: z.int().describe("Where the first match begins, 1-based."),
    text: z
      .string()
      .describe(`The line without its end; of a line over ${MAX_LINE_SHOWN} characters the part at the match.`),
    textColumn: z.int().describe("Column of the first character of `text`: 1 unless the line was cut."),
    matched: rangesSchema.describe("Matched parts of `text`, [start, end) in UTF-16 units; an empty match has none."),
    before: z.array(z.string()).describe("Lines above, the nearest last; none that another row shows."),
    after: z.array(z.string()).describe("Lines below, up to the next row's."),
    url: z.string(),
  })
  .meta({ id: "TextRow" });
export type TextRow = z.output<typeof textRowSchema>;

/** A file with matches. */
export const textFileSchema = z
  .object({
    repo: z.string(),
    file: z.string(),
    scope: z.enum(REPOSITORY_SCOPES),
    language: fileLanguageSchema.nullable(),
    matches: z.int().describe("Matching lines of the file, shown here or not."),
    status: fileStatusSchema,
    gaps: z.array(gapSchema).describe("Lines that did not parse: their text is searched, their symbols are missing."),
    url: z.string(),
  })
  .meta({ id: "TextFile" });
export type TextFile = z.output<typeof textFileSchema>;

const facetSchema = z
  .array(
    z.object({
      value: z.string().describe("What the filter takes."),
      matches: z.int(),
      files: z.int(),
      included: z.boolean().describe("False: the filters keep these away; choosing the value brings them."),
    }),
  )
  .describe("Most matches first.");
export type TextFacet = z.output<typeof facetSchema>;

/** Where the matches are. */
export const textFacetsSchema = z
  .object({
    repo: facetSchema,
    lang: facetSchema,
    path: facetSchema.describe(
      "Folders, as `repo/folder/` where several repositories are meant; the level that tells the matches apart.",
    ),
    complete: z.boolean().describe("False: counting stopped; the numbers are lower bounds."),
  })
  .meta({ id: "TextFacets" });
export type TextFacets = z.output<typeof textFacetsSchema>;

/** What was looked at. */
export const textSearchedSchema = z
  .object({
    engine: z.string().describe("Who named the candidates: `embedded`, or the engine that is configured."),
    note: z.string().nullable().describe("Why another engine than the configured one answered."),
    files: z.int().describe("Files that the filters leave, with text."),
    notSearched: z.int().describe("Of those, files that the deadline kept away: the totals are lower bounds."),
    withoutText: z.int().describe("Files without text (binary, too large, unreadable): nothing in them can be found."),
    milliseconds: z.int(),
  })
  .meta({ id: "TextSearched" });

const flag = z.boolean().default(false);

export const searchText = defineOperation({
  name: "search_text",
  path: "/api/text",
  title: "Search text",
  description:
    "Find lines by text or by regular expression (RE2 syntax) over all files, as grep does but over the whole index: `n files, m lines`, " +
    "exact or marked as a lower bound. For names of symbols use search_symbols or symbol_usages, which know what a name means.",
  input: z.strictObject({
    query: plainText(MAX_TEXT_QUERY).describe(
      'The text, or with `regex` the expression. `/expression/`, `"text"`, OR, AND and NOT join several on a line. ' +
        "Filters may stand among the words: repo: lang: path: -path: file: (part of a path) case:yes|no.",
    ),
    regex: flag.describe("`query` is a regular expression, RE2 syntax, matched line by line."),
    case: flag.describe("Capitals and small letters differ."),
    word: flag.describe("Whole words only: no letter, digit or _ on either side."),
    literal: flag.describe("Take `query` as it stands: nothing in it is a filter."),
    scope: scopeFilter,
    repo: repoFilter.optional(),
    lang: langFilter.optional(),
    path: pathFilter.optional(),
    exclude: plainText(MAX_PATH).optional().describe("Leave out paths with this prefix, or that fit this glob."),
    context_lines: z.number().int().min(0).max(20).default(0).describe("Lines above and below each match."),
    per_file: z
      .number()
      .int()
      .min(1)
      .max(200)
      .optional()
      .describe("Rows of one file at most; `files` tells how many it has."),
    timeout_ms: z
      .number()
      .int()
      .min(50)
      .max(8000)
      .default(3000)
      .describe("Milliseconds the search may take; what was found by then is a lower bound."),
    limit: rowLimit,
    cursor: pageCursor.optional(),
    max_tokens: tokenBudget,
  }),
  output: envelopeOf(textRowSchema).extend({
    query: z.string(),
    pattern: z.string().describe("What was looked for, without the filters."),
    totalFiles: z.int().describe("Files with matches; a lower bound where `totalMatches` is one."),
    files: z.array(textFileSchema).describe("The files of this page's rows, in their order."),
    facets: textFacetsSchema,
    searched: textSearchedSchema,
  }),
  errors: ["invalid_input", "no_such_repository", "database_unavailable", "deadline_exceeded"],
  dear: true,
});

/**
 * The same answer line by line, for `accept: application/x-ndjson`: files as they are found, how far the search is,
 * and at last everything else of the answer. An error after the first line comes as the last one.
 */
export const textEventSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("file"), file: textFileSchema, rows: z.array(textRowSchema) }),
  z.object({
    type: z.literal("progress"),
    totalMatches: z.int(),
    totalFiles: z.int(),
    filesSearched: z.int().describe("Files that are decided."),
    filesToSearch: z.int(),
  }),
  z.object({ type: z.literal("end"), answer: searchText.output.omit({ results: true, files: true }) }),
  failedEventSchema,
]);
export type TextEvent = z.output<typeof textEventSchema>;
