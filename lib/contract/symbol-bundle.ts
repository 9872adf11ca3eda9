/** Everything about one symbol in one call. */
import { z } from "zod";
import { defineOperation } from "./operation";
import { MAX_NAME, plainText, tokenBudget } from "./parameters";
import { callRowSchema } from "./symbol-callers";
import { declaredSymbolSchema } from "./symbol-declaration";
import { implementationSchema } from "./symbol-implementations";
import { rowFilters, subjectAnswer, subjectFields, SUBJECT_ERRORS, symbolPlaceSchema } from "./symbol-subject";
import { usageSchema } from "./symbol-usages";

export const BUNDLE_PARTS = ["info", "references", "implementations", "incoming", "outgoing"] as const;
export type BundlePart = (typeof BUNDLE_PARTS)[number];

const partLimit = (count: number, what: string) =>
  z.number().int().min(0).max(200).default(count).describe(`${what} wanted at most.`);

/** A part's rows are a beginning of the whole answer of the operation of that name. */
const partOf = <Row extends z.ZodType>(row: Row) =>
  z.object({ results: z.array(row), totalMatches: z.int(), totalIsLowerBound: z.boolean(), truncated: z.boolean() });

export const symbolBundle = defineOperation({
  name: "symbol_bundle",
  path: "/api/symbols/bundle",
  title: "Everything about a symbol",
  description:
    "Answer about one symbol at once: which symbols the name can mean, declaration with source and comment, first usages, " +
    "implementations, callers and callees. For more of a part, ask its own operation.",
  input: z.strictObject({
    query: plainText(MAX_NAME).optional().describe("The same as `symbol`."),
    ...subjectFields,
    ...rowFilters,
    include: plainText(200)
      .refine((value) => value.split(",").every((word) => BUNDLE_PARTS.some((part) => part === word.trim())), {
        error: `a comma list of: ${BUNDLE_PARTS.join(", ")}`,
      })
      .default(BUNDLE_PARTS.join(","))
      .describe(`Comma list of parts: ${BUNDLE_PARTS.join(", ")}.`),
    candidate: z.number().int().min(0).max(200).default(0).describe("Which of `candidates` is the target."),
    candidates_limit: partLimit(10, "Candidates"),
    references_limit: partLimit(20, "Usages"),
    implementations_limit: partLimit(20, "Implementations"),
    calls_limit: partLimit(20, "Callers and callees"),
    depth: z.number().int().min(1).max(5).default(1).describe("Levels of callers and callees."),
    context_lines: z.number().int().min(0).max(500).default(10).describe("Lines of source around the declaration."),
    max_tokens: tokenBudget,
  }),
  output: subjectAnswer(symbolPlaceSchema).extend({
    target: symbolPlaceSchema.nullable(),
    candidates: z.array(symbolPlaceSchema),
    info: declaredSymbolSchema.nullable(),
    references: partOf(usageSchema).nullable(),
    implementations: partOf(implementationSchema).nullable(),
    incoming: partOf(callRowSchema).nullable(),
    outgoing: partOf(callRowSchema).nullable(),
  }),
  errors: SUBJECT_ERRORS,
  dear: true,
});
