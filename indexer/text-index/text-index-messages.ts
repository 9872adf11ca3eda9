/** What the indexer tells the thread that keeps the text index, and what that answers. */
import { z } from "zod";

/** `look`: something may have changed. `finish`: the same, and nothing more will come for now. */
export const toTextIndexSchema = z.object({ type: z.enum(["look", "finish"]) });
export type ToTextIndex = z.output<typeof toTextIndexSchema>;

/** `level`: everything that was there at the `looks`th message is covered. */
export const fromTextIndexSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("level"), looks: z.number() }),
  z.object({ type: z.literal("failed"), message: z.string() }),
]);
export type FromTextIndex = z.output<typeof fromTextIndexSchema>;
