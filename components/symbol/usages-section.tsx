/** How a symbol is used, in figures: proven, inferred and possible apart, then by role. */
import Link from "next/link";
import type { UseRole } from "@/lib/contract/vocabulary";
import { TIERS } from "../certainty/tiers";
import { count, counted } from "../words/figures";
import type { About, SymbolAnswers } from "./symbol-answers";
import { dockUrl } from "./dock-url";
import { SectionNote } from "./section-note";
import { SectionHead } from "./section-head";

export async function UsagesSection({ asked, symbolKey, url }: About & { asked: SymbolAnswers["usages"] }) {
  const { answer, failure } = await asked;
  if (answer === null) return <SectionNote title="Usages" failure={failure} />;
  const { results, possible, counts, totalIsLowerBound, truncated } = answer;
  const sure = counts.proven + counts.inferred;
  const roles = new Map<UseRole, number>();
  for (const { role } of results) roles.set(role, (roles.get(role) ?? 0) + 1);
  const files = new Set(results.map(({ repo, file }) => `${repo}/${file}`)).size;
  const atLeast = totalIsLowerBound ? "at least " : "";
  const where = truncated ? "" : ` in ${counted(files, "file")}`;
  const most = Math.max(...roles.values(), 1);
  return (
    <>
      <SectionHead title="Usages" figure={`${atLeast}${count(sure)}${where}`}>
        <Link className="link meta" href={dockUrl(url, "usages", symbolKey)}>
          Show all
        </Link>
      </SectionHead>
      {sure + possible.length === 0 ? (
        <p className="section-note soft">{answer.emptyReason?.message ?? "Nothing uses it."}</p>
      ) : (
        <div className="usage-sum">
          <div className="certainty-line" aria-hidden>
            {TIERS.map(
              (tier) => counts[tier] > 0 && <i className={tier} key={tier} style={{ flexGrow: counts[tier] }} />,
            )}
          </div>
          <p className="line meta soft">
            {TIERS.map((tier) => (
              <span className="basis num" key={tier}>
                <i className={`basis-line ${tier}`} aria-hidden />
                {`${tier} ${count(counts[tier])}`}
              </span>
            ))}
          </p>
          <dl className="usage-roles" aria-label={truncated ? `Of the first ${count(results.length)}` : "By role"}>
            {[...roles]
              .toSorted(([, a], [, b]) => b - a)
              .map(([role, uses]) => (
                <div key={role}>
                  <dt>{role.replaceAll("_", " ")}</dt>
                  <dd>
                    <i aria-hidden style={{ width: `${Math.max(4, Math.round((uses / most) * 100))}%` }} />
                  </dd>
                  <dd className="num">{count(uses)}</dd>
                </div>
              ))}
          </dl>
          {truncated && <p className="meta quiet num">{`By role: the first ${count(results.length)}`}</p>}
        </div>
      )}
    </>
  );
}
