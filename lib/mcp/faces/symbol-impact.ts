import { z } from "zod";
import type { ImpactRow, symbolImpact } from "../../contract/symbol-impact";
import type { OperationOutput } from "../../contract/operation";
import { leanList, type ToolFace } from "./parts/face";
import { bounded } from "./parts/bounded";
import { firstLine, leanSubject } from "./parts/navigation-face";
import { byPath, elsewhere, headline, shortName } from "./parts/navigation-text";
import { counted } from "./parts/wording";

type Answer = OperationOutput<typeof symbolImpact>;

/** Dependents by distance, under it by path with the lines of their uses; possible ones apart. */
export const symbolImpactFace: ToolFace<typeof symbolImpact> = {
  output: leanList({ name: z.string() }),
  text(answer) {
    const distances = [...new Set(answer.results.map(({ distance }) => distance))];
    const rows = distances.map((distance) => {
      const own = answer.results.filter((row) => row.distance === distance);
      return `\nat distance ${distance}:${rowsText(own, answer)}`;
    });
    const guesses = answer.possible.slice(0, MAX_POSSIBLE);
    const possible = guesses.length === 0 ? "" : `\npossible (${answer.counts.possible}):${rowsText(guesses, answer)}`;
    return `${headOf(answer)}${rows.join("")}${possible}${elsewhere(answer)}`;
  },
  lean: (answer) => ({
    verdict: firstLine(headOf(answer)),
    subjects: answer.subjects.map(leanSubject),
    results: answer.results.map(lean),
    ...(answer.possible.length > 0 && { possible: answer.possible.slice(0, MAX_POSSIBLE).map(lean) }),
    totalMatches: answer.totalMatches,
    next: answer.next,
  }),
};

/** Possible rows in one text. */
const MAX_POSSIBLE = 20;

function headOf(answer: Answer): string {
  const tests = answer.tests === 0 ? "" : `; ${counted(answer.tests, "row")} of tests`;
  const left = bounded(answer.notFollowed);
  return `${headline("dependents", "symbol", answer)}${tests}${left === "" ? "" : `; ${left}`}`;
}

const rowsText = (rows: readonly ImpactRow[], answer: Answer): string =>
  byPath(
    rows.map((row) => ({ ...row, repo: row.repo ?? "", file: row.file ?? "", line: row.line ?? 1 })),
    ({ name, qualifiedName, relation, sites, test }) => {
      const at = sites.length === 0 ? "" : ` at ${sites.map(({ line }) => line).join(",")}`;
      return `${relation} ${shortName(qualifiedName ?? name, answer)}${at}${test ? ", test" : ""}`;
    },
  );

const lean = ({ name, qualifiedName, repo, file, line, key, relation, distance, test, sites }: ImpactRow) => ({
  name: qualifiedName ?? name,
  file: `${repo}/${file}`,
  line,
  ...(key === undefined ? {} : { key }),
  relation,
  distance,
  ...(test && { test }),
  sites: sites.map((site) => site.line),
});
