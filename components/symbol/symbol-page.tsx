/**
 * A symbol by its key: what it is, where it is declared and defined, what it holds, what stands above and below it,
 * how it is used. Whole from the server; each section arrives, or fails, by itself.
 */
import Link from "next/link";
import { Suspense, type ReactNode } from "react";
import { exactKey } from "@/lib/contract/exact-key";
import { fileUrl } from "@/lib/contract/page-url";
import type { DeclaredSymbol } from "@/lib/contract/symbol-declaration";
import { DocView } from "../doc/doc-view";
import { Icon } from "../icons/icon";
import { KindIcon } from "../icons/kind-icon";
import { counted } from "../words/figures";
import { kindWord } from "../words/kinds";
import { PathCut } from "../words/middle-cut";
import { moduleFolder } from "../words/module-folder";
import { ReflectedChips } from "../words/reflected-chips";
import type { SymbolAnswers } from "./symbol-answers";
import { Declarations } from "./declarations";
import { Documentation, isBrief } from "./documentation";
import { HierarchySection } from "./hierarchy-section";
import { ImplementationsSection } from "./implementations-section";
import { InheritedSection } from "./inherited-section";
import { MembersSection } from "./members-section";
import { SectionHead } from "./section-head";
import { SymbolLinks } from "./symbol-links";
import { UsagesSection } from "./usages-section";
import "../certainty/certainty.css";
import "../code/code-page.css";
import "./symbol-page.css";
import "./declarations.css";
import "./usages-section.css";

interface SymbolPageProps {
  symbol: DeclaredSymbol;
  answers: SymbolAnswers;
}

export function SymbolPage({ symbol, answers }: SymbolPageProps) {
  const { symbol: name, qualifiedName, kind, key, repo, file, url, declarations } = symbol;
  const { members, membersOfBases, implementations, bases, inheritors, usages } = answers;
  const doc = declarations.map((each) => each.doc).find((each) => each !== null) ?? "";
  const about = { symbolKey: key, url };
  const mayBeOverridden = !declarations.some(({ modifiers }) => modifiers.some((each) => CLOSED.has(each)));
  const above = moduleFolder(file, symbol.module);
  return (
    <main id="main" className="content scrolls symbol-page">
      <nav className="crumbs" aria-label="Place">
        <Link href={fileUrl(repo, "")}>
          <Icon name="repository" className="k-scope" />
          <span className="cut">{repo}</span>
        </Link>
        <Icon name="chevron-right" size={12} className="quiet" />
        {above !== null && (
          <>
            <Link href={fileUrl(repo, above)} title={above}>
              <Icon name="module" className="k-scope" label="module" />
              <span className="cut">{symbol.module}</span>
            </Link>
            <Icon name="chevron-right" size={12} className="quiet" />
          </>
        )}
        <Link href={fileUrl(repo, file)} title={file}>
          <PathCut path={above === null ? file : file.slice(above.length + 1)} />
        </Link>
      </nav>
      <header className="symbol-head">
        <div className="grow">
          <h1 title={qualifiedName}>
            <KindIcon kind={kind} size={24} />
            <span className="mono">{name}</span>
            <span className="symbol-kind">{kindWord(kind)}</span>
          </h1>
          {isBrief(doc) && <DocView doc={doc} language={symbol.language} className="symbol-doc" />}
          <p className="symbol-chips">
            <ReflectedChips reflected={symbol.reflected} />
            {symbol.container !== null && <span className="chip mono">{symbol.container}</span>}
            {(declarations.at(0)?.modifiers ?? []).map((modifier) => (
              <span className="chip" key={modifier}>
                {modifier}
              </span>
            ))}
            {symbol.forwardDeclarations > 0 && (
              <span className="chip num">{counted(symbol.forwardDeclarations, "forward declaration")}</span>
            )}
          </p>
        </div>
        <SymbolLinks url={url} symbolKey={key} />
      </header>
      <Declarations symbol={symbol} />
      <div className="symbol-columns">
        <div className="symbol-column">
          {!isBrief(doc) && <Documentation doc={doc} language={symbol.language} />}
          {members !== null && (
            <Section title="Members">
              <MembersSection asked={members} symbolKey={exactKey(repo, key)} />
            </Section>
          )}
          {membersOfBases !== null && (
            <Suspense>
              <InheritedSection asked={membersOfBases} />
            </Suspense>
          )}
          {implementations !== null && (
            <Suspense fallback={mayBeOverridden && <Waiting title="Implementations" />}>
              <ImplementationsSection asked={implementations} isLikely={mayBeOverridden} {...about} />
            </Suspense>
          )}
        </div>
        <div className="symbol-column">
          {bases !== null && inheritors !== null && (
            <Section title="Hierarchy">
              <HierarchySection above={bases} below={inheritors} {...about} />
            </Section>
          )}
          <Section title="Usages">
            <UsagesSection asked={usages} repo={repo} {...about} />
          </Section>
        </div>
      </div>
    </main>
  );
}

/** Room is kept while a section is on its way. */
function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="card" aria-label={title}>
      <Suspense fallback={<SectionHead title={title} figure="" />}>{children}</Suspense>
    </section>
  );
}

const Waiting = ({ title }: { title: string }) => (
  <section className="card" aria-label={title}>
    <SectionHead title={title} figure="" />
  </section>
);

/** What most languages let nobody override. */
const CLOSED = new Set(["static", "private", "final", "sealed"]);
