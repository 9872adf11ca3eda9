/** How a query is read, where that may surprise: several parts, in words, and what only looks like a filter. */
import { meantFilters } from "@/lib/contract/meant-filters";
import { parseTextQuery } from "@/lib/contract/text-query";
import { parseTerms, type LineRule, type Term } from "@/lib/contract/text-terms";
import { Icon } from "../icons/icon";
import { withPattern } from "./edit-query";

interface ReadingProps {
  query: string;
  onQuery: (query: string) => void;
}

export function Reading({ query, onQuery }: ReadingProps) {
  const { pattern } = parseTextQuery(query);
  return (
    <>
      <Parts {...{ pattern, query, onQuery }} />
      <Meant {...{ pattern, query, onQuery }} />
    </>
  );
}

interface OfPattern extends ReadingProps {
  /** The query without its filters. */
  pattern: string;
}

/** With the way to look for it as it is written. */
function Parts({ pattern, query, onQuery }: OfPattern) {
  const rules = parseTerms(pattern);
  if (rules === null) return null;
  const asText = `"${pattern.replace(/["\\]/g, "\\$&")}"`;
  return (
    <p className="banner flat search-reading">
      <Icon name="info" />
      <span className="grow">{`Lines with ${rules.map(ruleWords).join("; or with ")}.`}</span>
      {pattern !== asText && (
        <button className="button outlined" onClick={() => onQuery(withPattern(query, asText))}>
          Take it as text
        </button>
      )}
    </p>
  );
}

/** With the way to have the filter. */
function Meant({ pattern, query, onQuery }: OfPattern) {
  return meantFilters(pattern).map(({ written, filter }) => (
    <p className="banner flat search-reading" key={written}>
      <Icon name="info" />
      <span className="grow">
        <code>{written}</code> is no filter: it is looked for as text.
      </span>
      <button
        className="button outlined"
        onClick={() =>
          onQuery(
            withPattern(
              query,
              pattern.replace(written, () => filter),
            ),
          )
        }
      >
        Narrow by <code>{filter}</code>
      </button>
    </p>
  ));
}

function ruleWords({ all, none }: LineRule): string {
  const wanted = all.map(termWords).join(" and ");
  return none.length === 0 ? wanted : `${wanted}, without ${none.map(termWords).join(" and without ")}`;
}

const termWords = ({ text, regex }: Term): string => (regex ? `what /${text}/ matches` : `“${text}”`);
