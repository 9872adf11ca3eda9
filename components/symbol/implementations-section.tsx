/** What overrides a method, what implements or derives from a type, at every level. */
import Link from "next/link";
import type { OperationOutput } from "@/lib/contract/operation";
import type { symbolImplementations } from "@/lib/contract/symbol-implementations";
import { tierOf } from "../certainty/tiers";
import { KindIcon } from "../icons/kind-icon";
import { count } from "../words/figures";
import type { About, SymbolAnswers } from "./symbol-answers";
import { dockUrl } from "./dock-url";
import { SectionNote } from "./section-note";
import { SectionHead } from "./section-head";

interface Props extends About {
  asked: NonNullable<SymbolAnswers["implementations"]>;
  /** Where there can hardly be any, nothing is said of none. */
  isLikely: boolean;
}

export async function ImplementationsSection({ asked, isLikely, symbolKey, url }: Props) {
  const { answer, failure } = await asked;
  if (answer !== null && answer.results.length === 0 && !isLikely) return null;
  return (
    <section className="card" aria-label="Implementations">
      {answer === null ? (
        <SectionNote title="Implementations" failure={failure} />
      ) : (
        <Implementations answer={answer} all={dockUrl(url, "implementations", symbolKey)} />
      )}
    </section>
  );
}

interface ListProps {
  answer: OperationOutput<typeof symbolImplementations>;
  /** Where all of them are. */
  all: string;
}

function Implementations({ answer, all }: ListProps) {
  const { results, totalMatches, totalIsLowerBound } = answer;
  return (
    <>
      <SectionHead title="Implementations" figure={`${totalIsLowerBound ? "at least " : ""}${count(totalMatches)}`}>
        {totalMatches > results.length && (
          <Link className="link meta" href={all}>
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
