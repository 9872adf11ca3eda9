/** Which commit wrote each line of a file. */
import { z } from "zod";
import { commitFields, HISTORY_ERRORS } from "./file-history";
import { linesLookedAt, linesWanted } from "./lines-looked-at";
import { defineOperation } from "./operation";

/** Lines in one answer. */
export const MAX_BLAMED_LINES = 1000;

const blamedLinesSchema = z
  .object({
    start: z.int(),
    end: z.int(),
    commit: commitFields.commit.nullable().describe("Null for lines that are in no commit yet."),
    author: commitFields.author.nullable(),
    at: commitFields.at.nullable(),
    summary: commitFields.summary.nullable(),
  })
  .meta({ id: "BlamedLines" });
export type BlamedLines = z.output<typeof blamedLinesSchema>;

export const fileBlame = defineOperation({
  name: "file_blame",
  path: "/api/files/blame",
  title: "Blame",
  description:
    "Say of the lines of a file which commit wrote them last, with author, date and message. Lines that read otherwise in the index " +
    "than on disk are left out. Says so where git is missing, or the file has no history.",
  input: z.strictObject(linesWanted(MAX_BLAMED_LINES)),
  output: z.object({
    ...linesLookedAt(
      z.array(blamedLinesSchema).describe("Lines of one commit that follow each other, in their order."),
    ),
    url: z.string(),
  }),
  errors: HISTORY_ERRORS,
  dear: true,
});
