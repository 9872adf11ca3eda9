/** What is indexed. */
import { z } from "zod";
import { envelopeOf } from "./envelope";
import { defineOperation } from "./operation";
import { pageCursor, rowLimit, tokenBudget } from "./parameters";
import { repositoryRowSchema } from "./repository-row";

export const listRepositories = defineOperation({
  name: "list_repositories",
  path: "/api/repositories",
  title: "List repositories",
  description: "List the repositories that are indexed, with their state, counts, revision and progress.",
  input: z.strictObject({ limit: rowLimit, cursor: pageCursor.optional(), max_tokens: tokenBudget }),
  output: envelopeOf(repositoryRowSchema),
  errors: ["invalid_input", "database_unavailable", "deadline_exceeded"],
});
