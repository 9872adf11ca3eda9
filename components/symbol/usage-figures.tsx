"use client";
/** The figures of a symbol's uses, which grow until they are true. */
import Link from "next/link";
import { TIERS } from "../certainty/tiers";
import { count, counted } from "../words/figures";
import { SectionHead } from "./section-head";
import { useUsageSum, type FirstUses } from "./use-usage-sum";

interface UsageFiguresProps {
  first: FirstUses;
  /** Exact key of the symbol. */
  symbolKey: string;
  /** Where all of them are listed. */
  all: string;
  /** Why there are none. */
  none: string;
}

export function UsageFigures({ first, symbolKey, all, none }: UsageFiguresProps) {
  const { counts, atLeast, roles, files } = useUsageSum(symbolKey, first);
  const sure = counts.proven + counts.inferred;
  const where = files === null ? "" : ` in ${counted(files, "file")}`;
  const most = Math.max(...roles.map(([, uses]) => uses), 1);
  return (
    <>
      <SectionHead title="Usages" figure={`${atLeast ? "at least " : ""}${count(sure)}${where}`}>
        {sure + counts.possible > 0 && (
          <Link className="link meta" href={all}>
            Show all
          </Link>
        )}
      </SectionHead>
      {sure + counts.possible === 0 ? (
        <p className="section-note soft">{none}</p>
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
          <dl className="usage-roles" aria-label="By role">
            {roles.map(([role, uses]) => (
              <div key={role}>
                <dt>{role.replaceAll("_", " ")}</dt>
                <dd>
                  <i aria-hidden style={{ width: `${Math.max(4, Math.round((uses / most) * 100))}%` }} />
                </dd>
                <dd className="num">{count(uses)}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </>
  );
}
