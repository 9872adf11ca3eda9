/** The members of a type, namespace or module. */
import { z } from "zod";
import { defineOperation } from "./operation";
import { reflectionFilters } from "./reflection";
import {
  rowFilters,
  subjectAnswer,
  subjectFields,
  SUBJECT_ERRORS,
  wholeListFields,
  symbolPlaceSchema,
} from "./symbol-subject";

export const memberSchema = symbolPlaceSchema
  .extend({
    of: z.string().describe("Key of the type asked for."),
    access: z.enum(["public", "protected", "private", "internal"]).nullable(),
    inheritedFrom: z
      .string()
      .nullable()
      .describe("Qualified name of the base that declares it; null for an own member."),
    definition: z
      .object({ repo: z.string(), file: z.string(), line: z.int() })
      .nullable()
      .describe("Where the body stands, when elsewhere."),
  })
  .meta({ id: "Member" });
export type Member = z.output<typeof memberSchema>;

export const symbolMembers = defineOperation({
  name: "symbol_members",
  path: "/api/symbols/members",
  title: "Members of a type",
  description:
    "List the members of a type with kind, line, signature, access and modifiers; inherited ones on request. " +
    "`kind` narrows the members, and so do `has` and `meta` by what reflection says of them.",
  input: z.strictObject({
    ...subjectFields,
    ...rowFilters,
    ...reflectionFilters,
    inherited: z.boolean().default(false).describe("Members of the bases, too, nearest first; hidden ones left out."),
    ...wholeListFields,
  }),
  output: subjectAnswer(memberSchema).extend({ members: z.array(memberSchema).describe("The same rows.") }),
  errors: SUBJECT_ERRORS,
});
