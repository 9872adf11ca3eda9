/** How a query of several parts is read, in words, and the way to look for it as it is written. */
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

function ruleWords({ all, none }: LineRule): string {
  const wanted = all.map(termWords).join(" and ");
  return none.length === 0 ? wanted : `${wanted}, without ${none.map(termWords).join(" and without ")}`;
}

const termWords = ({ text, regex }: Term): string => (regex ? `what /${text}/ matches` : `“${text}”`);
