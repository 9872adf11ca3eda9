/** What a change touches, as lines for a terminal or a log. Pure. */
import type { z } from "zod";
import { CHANGES, type changeImpact, type ChangedSymbol, type LeftBehind } from "../../lib/contract/change-impact";

type Answer = z.output<typeof changeImpact.output>;

/** Rows of one list. */
const MOST = 200;

/** @param origin of the server whose pages the links open; null for one that is about to end: no link is shown */
export function reviewText(answer: Answer, origin: string | null): string {
  const { base, head, repo, broken, possible, results, tests, changes, notLookedAt, callersLeftAlone, url } = answer;
  const kinds = CHANGES.filter((change) => changes[change] > 0).map((change) => `${changes[change]} ${change}`);
  const files = [...new Set(tests.map(({ file }) => file))];
  return [
    `${repo}: ${base.commit.slice(0, 10)} to ${head.commit?.slice(0, 10) ?? "the folder"}: ${kinds.join(", ") || "no symbol differs"}`,
    ...(results.length > 0 && broken.length === 0 ? ["", nothingLeft(callersLeftAlone)] : []),
    ...section("Left behind", broken, (row) => leftLines(row, origin)),
    ...section("Possibly left behind", possible, (row) => leftLines(row, origin)),
    ...section(
      "Changed",
      results.filter(({ change }) => change !== "body"),
      (row) => [changedLine(row)],
    ),
    ...section("Tests that reach it", files, (file) => [`  ${file}`]),
    ...(notLookedAt > 0 ? ["", `Not all was looked at: ${notLookedAt} symbols were left out by time.`] : []),
    ...(origin === null ? [] : ["", `Line by line: ${origin}${url}`]),
  ].join("\n");
}

function nothingLeft(fitting: number): string {
  const calls =
    fitting === 1 ? "1 call that was left alone still fits." : `${fitting} calls that were left alone still fit.`;
  return `Nothing is left behind for certain.${fitting > 0 ? ` ${calls}` : ""}`;
}

function section<Row>(title: string, rows: readonly Row[], lines: (row: Row) => string[]): string[] {
  if (rows.length === 0) return [];
  const more = rows.length > MOST ? [`  and ${rows.length - MOST} more`] : [];
  return ["", `${title} (${rows.length}):`, ...rows.slice(0, MOST).flatMap(lines), ...more];
}

function leftLines(
  { file, line, problem, why, preview, basis, redirect, url }: LeftBehind,
  origin: string | null,
): string[] {
  const mend = redirect === null ? [] : [`      ${redirect}`];
  const link = origin === null ? [] : [`      ${origin}${url}`];
  return [`  ${file}:${line}: ${problem}: ${why} [${basis}]`, `      ${preview}`, ...link, ...mend];
}

function changedLine({ change, qualifiedName, before, after }: ChangedSymbol): string {
  const { file, line } = after ?? before ?? { file: "", line: 1 };
  const was = change === "renamed" ? `${before?.name ?? ""} to ` : "";
  const how = change === "signature" ? `\n      - ${before?.signature ?? ""}\n      + ${after?.signature ?? ""}` : "";
  return `  ${file}:${line}: ${change} ${was}${qualifiedName}${how}`;
}
