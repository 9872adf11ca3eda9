/** The body of every answer that is no 2xx. */
import { z } from "zod";

export const errorBodySchema = z
  .object({
    error: z.object({
      code: z.string(),
      message: z.string().describe("What happened, and to what."),
      hint: z.string().describe("What to do about it."),
      details: z.record(z.string(), z.unknown()).optional(),
      requestId: z.string().optional(),
    }),
  })
  .meta({ id: "Error" });
export type ErrorBody = z.output<typeof errorBodySchema>;
