/** What a file with an index says of itself, and whether this version may take it. */
import { z } from "zod";
import { REPOSITORY_SCOPES } from "../../contract/vocabulary";
import { AppError } from "../../errors";
import { MOVED_TABLES } from "./moved-tables";

/** Raised when the form of the file changes. */
export const FORMAT = 1;

/** Versions of what made the facts: other ones would mean something else by them. */
export interface MadeBy {
  extractor: number;
  rules: number;
}

const headerSchema = z.object({
  fathom: z.literal("index"),
  format: z.number(),
  extractor: z.number(),
  rules: z.number(),
  files: z.number().int().min(0).max(100_000_000),
  /** columns of its row, as the database names them */
  repository: z.looseObject({
    name: z.string(),
    root: z.string(),
    scope: z.enum(REPOSITORY_SCOPES),
    excludes: z.array(z.string()),
  }),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()).readonly() })),
});
export type IndexHeader = z.output<typeof headerSchema>;

/** @throws AppError invalid_input, schema_mismatch */
export function readHeader(raw: unknown, path: string, by: MadeBy): IndexHeader {
  const parsed = headerSchema.safeParse(raw);
  if (!parsed.success) throw new AppError("invalid_input", `${path} is no index of Fathom.`, { hint: EXPORT });
  const { format, extractor, rules, tables } = parsed.data;
  const expected = MOVED_TABLES.map(({ name, columns }) => ({ name, columns }));
  const isSame =
    format === FORMAT &&
    extractor === by.extractor &&
    rules === by.rules &&
    JSON.stringify(tables) === JSON.stringify(expected);
  if (isSame) return parsed.data;
  const words = (one: { format: number; extractor: number; rules: number }): string =>
    `format ${one.format}, extractor ${one.extractor}, rules ${one.rules}`;
  throw new AppError(
    "schema_mismatch",
    `${path} was made by another version of Fathom (${words(parsed.data)}; here ${words({ format: FORMAT, ...by })}).`,
    { hint: `Export it with the version that runs here, or index the folder here. ${EXPORT}` },
  );
}

const EXPORT = "`fathom export` makes such files.";
