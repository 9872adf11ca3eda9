/** The messages between the indexer and a thread that follows it. */
import { z } from "zod";

/** `look`: something may have changed. `finish`: the same, and nothing more will come for now. */
export const toFollowerSchema = z.object({ type: z.enum(["look", "finish"]) });
export type ToFollower = z.output<typeof toFollowerSchema>;

/** `level`: everything that was there at the `looks`th message is covered. */
export const fromFollowerSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("level"), looks: z.number() }),
  z.object({ type: z.literal("failed"), message: z.string() }),
]);
export type FromFollower = z.output<typeof fromFollowerSchema>;
