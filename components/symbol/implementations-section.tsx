/** What overrides a method, what implements or derives from a type, at every level. */
import Link from "next/link";
import { tierOf } from "../certainty/tiers";
import { KindIcon } from "../icons/kind-icon";
import { count } from "../words/figures";
import type { About, SymbolAnswers } from "./symbol-answers";
import { dockUrl } from "./dock-url";
import { SectionNote } from "./section-note";
import { SectionHead } from "./section-head";

type Props = About & { asked: NonNullable<SymbolAnswers["implementations"]> };

export async function ImplementationsSection({ asked, symbolKey, url }: Props) {
  const { answer, failure } = await asked;
  if (answer === null) return <SectionNote title="Implementations" failure={failure} />;
  const { results, totalMatches, totalIsLowerBound } = answer;
  return (
    <>
      <SectionHead title="Implementations" figure={`${totalIsLowerBound ? "at least " : ""}${count(totalMatches)}`}>
        {totalMatches > results.length && (
          <Link className="link meta" href={dockUrl(url, "implementations", symbolKey)}>
            Show all
          </Link>
        )}
      </SectionHead>
      {results.length === 0 ? (
        <p className="section-note soft">{answer.emptyReason?.message ?? "Nothing implements it."}</p>
      ) : (
        <ul className="section-rows">
          {results.map(({ name, kind, container, relation, basis, url: at, file, line }) => (
            <li key={`${file}:${line} ${name}`}>
              <Link className="row" href={at} prefetch={false} title={`${file}:${line}`}>
                <i className={`basis-edge ${tierOf(basis)}`} aria-hidden />
                <KindIcon kind={kind} />
                <span className="mono cut">{container === null ? name : `${container}.${name}`}</span>
                <span className="grow" />
                <span className="meta soft">{relation}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
