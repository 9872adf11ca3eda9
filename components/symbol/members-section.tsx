/** What a type holds, by access, in the order of the source. */
import Link from "next/link";
import type { Member } from "@/lib/contract/symbol-members";
import { ColouredText } from "../highlight/coloured-text";
import { colourLines } from "../highlight/lex-lines";
import { KindIcon } from "../icons/kind-icon";
import { kindLooks } from "../icons/kind-looks";
import { count, counted } from "../words/figures";
import { ReflectedChips } from "../words/reflected-chips";
import type { About, SymbolAnswers } from "./symbol-answers";
import { SectionNote } from "./section-note";
import { SectionHead } from "./section-head";

export async function MembersSection({ asked, url }: About & { asked: NonNullable<SymbolAnswers["members"]> }) {
  const { answer, failure } = await asked;
  if (answer === null) return <SectionNote title="Members" failure={failure} />;
  const { results, totalMatches } = answer;
  const groups = new Map<string, Member[]>();
  for (const member of results) {
    const access = member.access ?? "";
    groups.set(access, [...(groups.get(access) ?? []), member]);
  }
  return (
    <>
      <SectionHead title="Members" figure={count(totalMatches)}>
        {totalMatches > results.length && (
          <Link className="link meta" href={url}>
            {`Show all ${count(totalMatches)}`}
          </Link>
        )}
      </SectionHead>
      {results.length === 0 && <p className="section-note soft">{answer.emptyReason?.message ?? "It holds none."}</p>}
      {[...groups].map(([access, members]) => (
        <div key={access} role="group" aria-label={access === "" ? "Members" : access}>
          {access !== "" && <h3 className="micro quiet member-access">{access}</h3>}
          <ul>
            {members.map((member) => (
              <MemberRow key={`${member.key} ${member.line}`} member={member} />
            ))}
          </ul>
        </div>
      ))}
      {totalMatches > results.length && (
        <p className="section-note meta quiet">{counted(totalMatches - results.length, "more member")}</p>
      )}
    </>
  );
}

export function MemberRow({ member }: { member: Member }) {
  const { name, kind, signature, file, line, url, language } = member;
  const [coloured] = colourLines([signature || name], language, new Map([[name, kindLooks[kind].colour]]));
  return (
    <li>
      <Link className="row member-row" href={url} prefetch={false} title={signature}>
        <KindIcon kind={kind} />
        <code className="cut grow">
          <ColouredText {...coloured} />
        </code>
        <ReflectedChips reflected={member.reflected} />
        <span className="mono meta quiet" title={file}>
          {`${file.slice(file.lastIndexOf("."))}:${line}`}
        </span>
      </Link>
    </li>
  );
}
