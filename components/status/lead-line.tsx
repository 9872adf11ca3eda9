/** Phases as a lead line: done solid, ahead dotted. */
import { phasesOf, phaseWords } from "./phases";
import type { RepositoryRow } from "@/lib/contract/repository-row";
import "./lead-line.css";

/** @param large with figures under each phase, as on home */
export function LeadLine({ repository, large = false }: { repository: RepositoryRow; large?: boolean }) {
  const phases = phasesOf(repository);
  const running = repository.run !== null && repository.state === "indexing";
  const progress = running
    ? {
        role: "progressbar",
        "aria-valuemin": 0,
        "aria-valuemax": repository.run?.filesTotal ?? 0,
        "aria-valuenow": repository.run?.filesDone ?? 0,
        "aria-valuetext": phases[1].words,
      }
    : { role: "img" };
  return (
    <div className={`lead-line${large ? " lead-line-large" : ""}`} aria-label={phaseWords(phases)} {...progress}>
      {phases.map(({ name, state, percent, words }) => (
        <span key={name} className={`lead-${state}`} style={{ "--done": `${percent}%` }}>
          <i />
          <em>{name}</em>
          {large && <small className="meta faint num">{words}</small>}
        </span>
      ))}
    </div>
  );
}
