import { z } from "zod";
import type { CallChain, symbolPath } from "../../contract/symbol-path";
import type { OperationOutput } from "../../contract/operation";
import type { ToolFace } from "./parts/face";
import { leanList } from "./parts/face";
import { leanSubject, firstLine } from "./parts/navigation-face";
import { bounded } from "./parts/bounded";
import { completeness, counted, emptiness } from "./parts/wording";

type Answer = OperationOutput<typeof symbolPath>;

/** Each chain from its first symbol to its last, every step behind the lines of the calls that lead to it. */
export const symbolPathFace: ToolFace<typeof symbolPath> = {
  output: leanList({ calls: z.int() }),
  text(answer) {
    const possible = answer.possible.length === 0 ? "" : `\npossible (${answer.counts.possible}):`;
    return `${headOf(answer)}${answer.results.map(chainText).join("")}${possible}${answer.possible.map(chainText).join("")}`;
  },
  lean: (answer) => ({
    verdict: firstLine(headOf(answer)),
    from: answer.from.map(leanSubject),
    to: answer.to.map(leanSubject),
    results: answer.results.map(leanChain),
    ...(answer.possible.length > 0 && { possible: answer.possible.map(leanChain) }),
    totalMatches: answer.totalMatches,
    next: answer.next,
  }),
};

function headOf(answer: Answer): string {
  const { results, symbol, totalMatches, totalIsLowerBound, notFollowed, index } = answer;
  const chains = `${totalIsLowerBound && totalMatches > 0 ? "at least " : ""}${counted(totalMatches, "chain")}`;
  const [first] = results;
  const length = first === undefined ? "" : ` of ${counted(first.calls, "call")}`;
  const left = results.length > 0 ? "" : bounded(notFollowed);
  return `calls ${symbol}: ${chains}${length}, ${left === "" ? completeness(index) : left}${emptiness(answer)}`;
}

function chainText({ basis, steps }: CallChain): string {
  const lines = steps.map(({ qualifiedName, repo, file, line, sites, through }) => {
    const at = sites.length === 0 ? "" : `at ${sites.map((site) => site.line).join(",")} > `;
    return `\n  ${at}${qualifiedName} ${repo}/${file}:${line}${through === null ? "" : `, by ${through}`}`;
  });
  return `\n${basis}:${lines.join("")}`;
}

const leanChain = ({ calls, basis, steps }: CallChain) => ({
  calls,
  basis,
  steps: steps.map(({ qualifiedName, repo, file, line, key, sites, through }) => ({
    name: qualifiedName,
    file: `${repo}/${file}`,
    line,
    key,
    sites: sites.map((site) => site.line),
    ...(through === null ? {} : { through }),
  })),
});
