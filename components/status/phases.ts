/** The phases of an indexing run as a lead line: what is done, where it is, what lies ahead. */
import type { IndexRun, RepositoryRow } from "@/lib/contract/repository-row";
import { count, countOf, percent } from "../text/figures";

export interface Phase {
  name: string;
  state: "done" | "now" | "ahead";
  /** 0 to 100 of the way to the next phase. */
  percent: number;
  words: string;
}

const ORDER = ["plan", "parse", "link"] as const;

/** @param run null before the first run */
export function phasesOf({ run, state }: Pick<RepositoryRow, "run" | "state">): Phase[] {
  const at = run === null ? (state === "ready" ? 3 : -1) : run.phase === "done" ? 3 : at0(run);
  const stateOf = (index: number): Phase["state"] => (index < at ? "done" : index === at ? "now" : "ahead");
  const parsed = run === null ? 0 : percent(run.filesDone, run.filesTotal);
  return [
    { name: "Plan", state: stateOf(0), percent: at > 0 ? 100 : 0, words: run ? countOf(run.filesTotal, "file") : "" },
    { name: "Parse", state: stateOf(1), percent: at > 1 ? 100 : at === 1 ? parsed : 0, words: readWords(run) },
    { name: "Link", state: stateOf(2), percent: at > 2 ? 100 : 0, words: "types, imports" },
    { name: "Ready", state: at >= 3 ? "done" : "ahead", percent: 0, words: "complete" },
  ];
}

/** Where a run is that has not ended well; one that failed stands where it failed. */
function at0(run: IndexRun): number {
  const index = ORDER.findIndex((phase) => phase === run.phase);
  if (index >= 0) return index;
  return run.filesTotal === 0 ? 0 : run.filesDone < run.filesTotal ? 1 : 2;
}

const readWords = (run: IndexRun | null): string =>
  run === null ? "" : `${count(run.filesDone)} of ${countOf(run.filesTotal, "file")}`;

/** The line in words: "Plan done, Parse 41 %, Link ahead". */
export function phaseWords(phases: readonly Phase[]): string {
  const word = ({ state, percent: part }: Phase): string => (state === "now" ? `${part} %` : state);
  return phases.map((phase) => `${phase.name} ${word(phase)}`).join(", ");
}
