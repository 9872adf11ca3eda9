/** What a type has from its bases, base by base, the nearest first. Nothing where it has nothing of them. */
import { count } from "../words/figures";
import { MemberRow } from "./member-row";
import { membersByBase } from "./members-by-base";
import { SectionHead } from "./section-head";
import type { SymbolAnswers } from "./symbol-answers";

export async function InheritedSection({ asked }: { asked: NonNullable<SymbolAnswers["membersOfBases"]> }) {
  const { answer } = await asked;
  const bases = membersByBase(answer?.results ?? []);
  const all = bases.reduce((sum, { members }) => sum + members.length, 0);
  if (all === 0) return null;
  return (
    <section className="card" aria-label="Inherited members">
      <SectionHead title="Inherited members" figure={`${answer?.truncated === true ? "at least " : ""}${count(all)}`} />
      {bases.map(({ base, members }) => (
        <details key={base} className="inherited">
          <summary>
            <span className="mono">{base}</span> <span className="num quiet">{count(members.length)}</span>
          </summary>
          <ul>
            {members.map((member) => (
              <MemberRow key={`${member.key} ${member.line}`} member={member} isApart />
            ))}
          </ul>
        </details>
      ))}
    </section>
  );
}
