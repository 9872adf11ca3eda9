/** The phases of a run as a lead line: done solid, ahead dotted. */
import type { IndexRun } from "@/lib/contract/repository-row";
import { count, counted } from "../words/figures";
import "./phase-line.css";

const ORDER = ["plan", "parse", "link", "texts"] as const;
type Phase = (typeof ORDER)[number];
const NAMES: Record<Phase, string> = { plan: "Plan", parse: "Parse", link: "Link", texts: "Texts" };

type PhaseState = "done" | "now" | "ahead";

/** Where each phase of a run stands. */
export function phaseStates(phase: IndexRun["phase"]): { phase: Phase; name: string; state: PhaseState }[] {
  const at = phase === "done" ? ORDER.length : phase === "failed" ? -1 : ORDER.indexOf(phase);
  return ORDER.map((each, place) => ({
    phase: each,
    name: NAMES[each],
    state: place < at ? "done" : place === at ? "now" : "ahead",
  }));
}

export function PhaseLine({ run }: { run: IndexRun }) {
  const share = run.filesTotal === 0 ? 0 : (run.filesDone / run.filesTotal) * 100;
  return (
    <ol className="phases">
      {phaseStates(run.phase).map(({ phase, name, state }) => (
        <li
          key={phase}
          className={`phase ${state}`}
          style={{ "--share": `${phase === run.phase ? share : 0}%` } as React.CSSProperties}
          aria-current={state === "now" ? "step" : undefined}
        >
          <span className={state === "now" ? "phase-name now" : "phase-name"}>{name}</span>
          <span className="meta quiet num">{under(phase, run)}</span>
        </li>
      ))}
    </ol>
  );
}

function under(phase: Phase, run: IndexRun): string {
  if (phase === "plan") return run.phase === "plan" ? "listing files" : counted(run.filesTotal, "file");
  if (phase === "link") return "imports, base types";
  if (phase === "texts" && run.phase !== "texts") return "what has no symbols";
  return `${count(run.filesDone)} of ${counted(run.filesTotal, "file")}`;
}
