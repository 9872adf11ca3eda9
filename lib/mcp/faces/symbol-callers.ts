import { z } from "zod";
import type { CallRow, symbolCallers } from "../../contract/symbol-callers";
import type { OperationOutput } from "../../contract/operation";
import { leanList, type ToolFace } from "./parts/face";
import { firstLine, leanAnswer } from "./parts/navigation-face";
import { bySubject, elsewhere, headline, shortName, type SubjectHead } from "./parts/navigation-text";
import { sharedFolder } from "./parts/shared-folder";
import { counted } from "./parts/wording";

type Answer = OperationOutput<typeof symbolCallers>;

/**
 * Under the symbol that is called, each path once, a line per function with the lines of its calls; possible callers
 * apart.
 */
export const symbolCallersFace: ToolFace<typeof symbolCallers> = {
  output: leanList({ name: z.string() }),
  text(answer) {
    const calls = answer.results.length === 0 || answer.calls === answer.results.length;
    const sites = calls ? "" : `\n${counted(answer.calls, "call")} at the first level`;
    const rows = bySubject(answer.results, answer, (own) => tree(own, answer));
    const out = answer.outgoing.length === 0 ? "" : `\ncalls:${tree(answer.outgoing, answer)}`;
    const guesses = once(answer.possible).slice(0, MAX_POSSIBLE);
    const possible = guesses.length === 0 ? "" : `\npossible (${answer.counts.possible}):${tree(guesses, answer)}`;
    return `${headOf(answer)}${sites}${rows}${out}${possible}${elsewhere(answer)}`;
  },
  lean: (answer) => ({
    verdict: firstLine(headOf(answer)),
    ...leanAnswer([], answer),
    results: answer.results.map((row) => leanCall(row, answer)),
    ...(answer.outgoing.length > 0 && { outgoing: answer.outgoing.map((row) => leanCall(row, answer)) }),
    ...(answer.possible.length > 0 && {
      possible: once(answer.possible)
        .slice(0, MAX_POSSIBLE)
        .map((row) => leanCall(row, answer)),
    }),
  }),
};

/** A guess that may mean several of the symbols is one guess. */
function once(rows: readonly CallRow[]): CallRow[] {
  const seen = new Set<string>();
  const idOf = ({ repo, file, line, name }: CallRow): string => `${repo} ${file} ${line} ${name}`;
  return rows.filter((row) => !seen.has(idOf(row)) && seen.add(idOf(row)));
}

/** Possible rows in one text. */
const MAX_POSSIBLE = 20;

const headOf = (answer: Answer): string =>
  headline(answer.direction === "outgoing" ? "callees" : "callers", "function", answer);

function leanCall(row: CallRow, head: SubjectHead): Record<string, unknown> {
  const { name, qualifiedName, repo, file, line, key, sites, siteCount, of, through, external, calls } = row;
  return {
    name: qualifiedName ?? name,
    ...(file === undefined ? { external } : { file: `${repo}/${file}`, line }),
    ...(key === undefined ? {} : { key }),
    ...(head.subjects.length < 2 ? {} : { of }),
    ...(through === null ? {} : { through }),
    sites: sites.map((site) => site.line),
    ...(siteCount > sites.length && { siteCount }),
    ...(calls.length > 0 && { calls: calls.map((below) => leanCall(below, head)) }),
  };
}

const unplaced = ({ external }: CallRow): string => (external ? "outside of the index" : "one of several");

const cutShort = ({ calls }: CallRow): string => (calls.length > 0 ? ", not wholly unfolded" : ", not unfolded");

/**
 * Rows of the first level under their paths, each path once; levels below are indented, with a path where it changes.
 */
export function tree(rows: readonly CallRow[], head: TreeHead): string {
  const folder = sharedFolder(rows.flatMap((row) => pathOf(row) ?? []));
  const printer = new TreePrinter(head, folder);
  return `${folder === "" ? "" : `\nin ${folder}`}${printer.rows(rows, "  ")}`;
}

type TreeHead = Pick<SubjectHead, "subjects">;

const pathOf = ({ repo, file }: CallRow): string | null => (file === undefined ? null : `${repo}/${file}`);

class TreePrinter {
  private path: string | null = null;

  constructor(
    private readonly head: TreeHead,
    private readonly folder: string,
  ) {}

  rows(rows: readonly CallRow[], indent: string): string {
    return rows.map((row) => `${this.row(row, indent)}${this.rows(row.calls, `${indent}  `)}`).join("");
  }

  private row(row: CallRow, indent: string): string {
    const path = pathOf(row);
    const isNew = path !== null && path !== this.path;
    if (isNew) this.path = path;
    const place = path === null ? ` ${unplaced(row)}` : `:${row.line ?? 1}`;
    const open = row.siteCount > row.sites.length ? ",…" : "";
    const at = row.sites.length === 0 ? "" : ` at ${row.sites.map(({ line }) => line).join(",")}${open}`;
    const through = row.through === null ? "" : `, by ${row.through}`;
    const more = row.more > 0 ? `, and ${row.more} more below` : "";
    const cut = `${row.recursive ? ", recursive" : ""}${row.cut ? cutShort(row) : ""}${more}`;
    const name = shortName(row.qualifiedName ?? row.name, this.head);
    const head = isNew ? `\n${this.written(path)}` : "";
    return `${head}\n${indent}${name}${place}${at}${through}${cut}`;
  }

  private written(path: string): string {
    return path.startsWith(this.folder) ? path.slice(this.folder.length) : path;
  }
}
