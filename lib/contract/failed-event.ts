/** What went wrong after an answer that arrives piece by piece had begun: its last event. */
import { z } from "zod";

export const failedEventSchema = z.object({
  type: z.literal("error"),
  error: z.object({
    code: z.string(),
    message: z.string(),
    hint: z.string(),
    details: z.record(z.string(), z.unknown()).optional(),
  }),
});
