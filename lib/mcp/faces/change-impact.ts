import { z } from "zod";
import { CHANGES, type changeImpact, type ChangedSymbol, type LeftBehind } from "../../contract/change-impact";
import type { OperationOutput } from "../../contract/operation";
import { leanList, type ToolFace } from "./parts/face";
import { bounded } from "./parts/bounded";
import { firstLine } from "./parts/navigation-face";
import { byPath } from "./parts/navigation-text";
import { completeness, counted, emptiness } from "./parts/wording";

type Answer = OperationOutput<typeof changeImpact>;

/** What the change left behind first, by path; then what is only possible; then the changed symbols, and tests. */
export const changeImpactFace: ToolFace<typeof changeImpact> = {
  output: leanList({ change: z.enum(CHANGES) }),
  text(answer) {
    const { broken, possible, tests } = answer;
    const guesses = possible.slice(0, MOST_POSSIBLE);
    const files = [...new Set(tests.map(({ repo, file }) => `${repo}/${file}`))];
    return [
      headOf(answer),
      broken.length === 0 ? "" : `\nleft behind (${broken.length}):${leftText(broken)}`,
      guesses.length === 0 ? "" : `\npossible (${possible.length}):${leftText(guesses)}`,
      answer.results.length === 0 ? "" : `\nchanged:${byPath(answer.results.map(placed), changeText)}`,
      files.length === 0
        ? ""
        : `\ntests that reach it (${tests.length}):${files.map((file) => `\n  ${file}`).join("")}`,
    ].join("");
  },
  lean: (answer) => ({
    verdict: firstLine(headOf(answer)),
    ...(answer.broken.length > 0 && { broken: answer.broken.map(leanLeft) }),
    ...(answer.possible.length > 0 && { possible: answer.possible.slice(0, MOST_POSSIBLE).map(leanLeft) }),
    results: answer.results.map(({ change, qualifiedName, key, ...row }) => {
      const { file, line } = placed({ change, qualifiedName, key, ...row });
      return { change, name: qualifiedName, file, line, key };
    }),
    tests: [...new Set(answer.tests.map(({ file }) => file))].slice(0, MOST_POSSIBLE),
    totalMatches: answer.totalMatches,
    next: answer.next,
  }),
};

/** Possible rows in one text. */
const MOST_POSSIBLE = 20;

/** `change main(1a2b3c4)...folder of game: 3 left behind, 2 possible; 12 symbols: 1 removed, 2 signature, complete` */
function headOf(answer: Answer): string {
  const {
    base,
    head,
    repo,
    broken,
    possible,
    totalMatches,
    changes,
    index,
    notFollowed,
    notLookedAt,
    callersLeftAlone,
  } = answer;
  const end = head.asked === null ? "the folder" : `${head.asked} (${head.commit?.slice(0, 8) ?? ""})`;
  const kinds = CHANGES.flatMap((change) => (changes[change] > 0 ? [`${changes[change]} ${change}`] : []));
  const left = [
    notLookedAt > 0 ? `${counted(notLookedAt, "symbol")} not looked at in time: ask again` : "",
    bounded(notFollowed),
  ]
    .filter((each) => each !== "")
    .join(", ");
  const alone = callersLeftAlone > 0 ? `; ${counted(callersLeftAlone, "call")} left alone that still fit` : "";
  const symbols = `${counted(totalMatches, "symbol")}${kinds.length > 0 ? ` (${kinds.join(", ")})` : ""}`;
  const sure = `${broken.length} left behind${possible.length > 0 ? `, ${possible.length} possible` : ""}`;
  return `change ${base.asked} (${base.commit.slice(0, 8)}) to ${end} of ${repo}: ${sure}; ${symbols}${alone}, ${
    left === "" ? completeness(index) : left
  }${emptiness(answer)}`;
}

const placed = (row: ChangedSymbol) => {
  const { file, line } = row.after ?? row.before ?? { file: "", line: 1 };
  return { ...row, file, line };
};

function changeText({ change, qualifiedName, before, after }: ChangedSymbol): string {
  if (change === "renamed") return `renamed ${before?.name ?? ""} to ${qualifiedName}`;
  if (change === "moved") return `moved ${qualifiedName} from ${before?.file ?? ""}`;
  if (change === "signature")
    return `signature ${qualifiedName}: ${before?.signature ?? ""} > ${after?.signature ?? ""}`;
  return `${change} ${qualifiedName}`;
}

const leftText = (rows: readonly LeftBehind[]): string =>
  byPath(rows, ({ problem, why, preview, redirect, basis }) => {
    const mend = redirect === null ? "" : `; ${redirect}`;
    return `${problem} [${basis}]: ${why}: ${preview}${mend}`;
  });

const leanLeft = ({ problem, name, why, repo, file, line, basis, redirect }: LeftBehind) => ({
  problem,
  name,
  why,
  file: `${repo}/${file}`,
  line,
  basis,
  ...(redirect === null ? {} : { redirect }),
});
