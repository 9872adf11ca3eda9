/** What a type holds. */
import { count } from "../words/figures";
import { MemberList } from "./member-list";
import type { SymbolAnswers } from "./symbol-answers";
import { SectionHead } from "./section-head";
import { SectionNote } from "./section-note";

interface MembersSectionProps {
  asked: NonNullable<SymbolAnswers["members"]>;
  /** Exact key of the type. */
  symbolKey: string;
}

export async function MembersSection({ asked, symbolKey }: MembersSectionProps) {
  const { answer, failure } = await asked;
  if (answer === null) return <SectionNote title="Members" failure={failure} />;
  const { results, totalMatches } = answer;
  return (
    <>
      <SectionHead title="Members" figure={count(totalMatches)} />
      {results.length === 0 ? (
        <p className="section-note soft">{answer.emptyReason?.message ?? "It holds none."}</p>
      ) : (
        <MemberList first={results} total={totalMatches} symbolKey={symbolKey} />
      )}
    </>
  );
}
