import { z } from "zod";
import type { listRepositories } from "../../contract/list-repositories";
import { leanList, type ToolFace } from "./parts/face";
import { repositoryLine } from "./parts/repository-line";
import { emptiness, verdict } from "./parts/wording";

export const listRepositoriesFace: ToolFace<typeof listRepositories> = {
  output: leanList({ name: z.string(), state: z.string(), files: z.int(), symbols: z.int() }),
  text: (answer) =>
    `${verdict(answer, "repository").replace("repositorys", "repositories")}${emptiness(answer)}` +
    answer.results.map((row) => `\n${repositoryLine(row)}`).join(""),
  lean: (answer) => ({
    results: answer.results.map(({ name, scope, state, files, symbols }) => ({ name, scope, state, files, symbols })),
    totalMatches: answer.totalMatches,
    next: answer.next,
  }),
};
