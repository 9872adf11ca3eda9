/**
 * Adding and removing repositories: what whoever may manage them sends, and what became of it. No operation of the
 * registry: those only read, and agents are handed all of them.
 */
import { z } from "zod";
import { plainText } from "./parameters";

/** GET says what is under way, POST asks for a change. */
export const SOURCE_CHANGES = "/api/repositories/changes";

/** A git address, or the whole path of a folder on the server; `ref` is for addresses. */
const addSchema = z.strictObject({
  verb: z.literal("add"),
  source: plainText(2000),
  ref: plainText(200).nullable().default(null),
  name: plainText(100).nullable().default(null),
});

const removeSchema = z.strictObject({ verb: z.literal("remove"), name: plainText(255) });

export const sourceRequestSchema = z.discriminatedUnion("verb", [addSchema, removeSchema]);
export type SourceRequest = z.output<typeof sourceRequestSchema>;
export type NewSourceRequest = z.input<typeof sourceRequestSchema>;

export const sourceChangeSchema = z
  .object({
    id: z.int(),
    request: sourceRequestSchema,
    state: z.enum(["asked", "working", "done", "failed"]),
    repository: z.string().nullable().describe("Name that it has in the index; null until that is known."),
    error: z.object({ message: z.string(), hint: z.string() }).nullable(),
    at: z.string().describe("When it was asked for, ISO 8601."),
  })
  .meta({ id: "SourceChange" });
export type SourceChange = z.output<typeof sourceChangeSchema>;

/** Where a repository is fetched from. */
const fetchedSchema = z.object({
  repository: z.string(),
  url: z.string(),
  ref: z.string().nullable(),
  fetchedAt: z.string().nullable(),
  error: z.string().nullable().describe("Why it could not be fetched last."),
});

export const sourceChangesSchema = z.object({
  mayManage: z
    .boolean()
    .describe("Whether whoever asks may add and remove repositories; without it the lists are empty."),
  changes: z.array(sourceChangeSchema).describe("Of the last ten minutes, the newest first."),
  fetched: z
    .array(fetchedSchema)
    .describe("Repositories that git fetches; all others are folders of the server's own."),
});
export type SourceChanges = z.output<typeof sourceChangesSchema>;

/** What a request that was taken is answered with. */
export const takenChangeSchema = z.object({ id: z.int().describe("Of the change, as `changes` lists it.") });
