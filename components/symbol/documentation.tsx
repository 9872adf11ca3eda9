/**
 * What the comment of a symbol says. A sentence or two stand under the name; more is a section after the code, which
 * is what readers come for. Where other sections follow it, it is folded, and opens without any script.
 */
import type { FileLanguage } from "@/lib/contract/vocabulary";
import { DocView } from "../doc/doc-view";
import { SectionHead } from "./section-head";
import "./documentation.css";

interface DocumentationProps {
  /** The comment as it is written, its signs included. */
  doc: string;
  language: FileLanguage | null;
}

/** Letters and lines that leave the code in sight below them, on a phone too. */
const BRIEF = { letters: 240, lines: 5 };

/** Letters and lines that are not worth a fold. */
const SHORT = { letters: 1_100, lines: 16 };

export const isBrief = (doc: string): boolean => fits(doc, BRIEF);

export function Documentation({ doc, language }: DocumentationProps) {
  return (
    <section className="card documentation" aria-label="Documentation">
      <SectionHead title="Documentation" figure="" />
      <DocView doc={doc} language={language} className={fits(doc, SHORT) ? "symbol-doc" : "symbol-doc folds"} />
      {!fits(doc, SHORT) && (
        <details className="documentation-rest">
          <summary>
            <span className="when-folded">Show all of it</span>
            <span className="when-open">Show less</span>
          </summary>
        </details>
      )}
    </section>
  );
}

const fits = (doc: string, { letters, lines }: typeof BRIEF): boolean =>
  doc.length <= letters && doc.trim().split("\n").length <= lines;
