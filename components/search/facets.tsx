/** Where the matches are. A click edits the query text, which alone says what is searched. */
import type { Found } from "@/lib/client/text-found";
import type { TextFacet, TextFacets } from "@/lib/contract/search-text";
import type { TextFilterName } from "@/lib/contract/text-query";
import { Icon } from "../icons/icon";
import { count } from "../words/figures";
import { languageName } from "../words/languages";
import { MiddleCut } from "../words/middle-cut";
import { isChosen, toggleFilter } from "./edit-query";

interface FacetsProps {
  end: Found["end"];
  query: string;
  onQuery: (query: string) => void;
}

const TITLES: readonly { name: TextFilterName & keyof TextFacets; title: string }[] = [
  { name: "repo", title: "Repository" },
  { name: "path", title: "Folder" },
  { name: "lang", title: "Language" },
];

/** Values shown of one facet. */
const MOST = 8;

export function Facets({ end, query, onQuery }: FacetsProps) {
  if (end === null) return null;
  const { facets } = end;
  return (
    <>
      {TITLES.map(({ name, title }) => {
        const values = facets[name];
        if (values.length === 0) return null;
        const shared = name === "path" ? sharedFolder(values.map(({ value }) => value)).length : 0;
        const most = Math.max(...values.map(({ matches }) => matches), 1);
        return (
          <section className="facet" role="group" aria-label={title} key={name}>
            <h2 className="micro quiet">{title}</h2>
            {values.slice(0, MOST).map((value) => (
              <Value
                key={value.value}
                name={name}
                value={value}
                share={value.matches / most}
                shown={name === "lang" ? languageName(value.value) : value.value.slice(shared)}
                atLeast={end.totalIsLowerBound || !(facets.complete || value.included)}
                chosen={isChosen(query, name, value.value)}
                onToggle={() => onQuery(toggleFilter(query, name, value.value))}
              />
            ))}
            {values.length > MOST && <p className="facet-more meta quiet">{`${count(values.length - MOST)} more`}</p>}
          </section>
        );
      })}
      {end.totalMatches > 0 && <p className="facet-note meta quiet">A click here edits the query above.</p>}
    </>
  );
}

interface ValueProps {
  name: TextFilterName;
  value: TextFacet[number];
  shown: string;
  /** Of the largest value. */
  share: number;
  atLeast: boolean;
  chosen: boolean;
  onToggle: () => void;
}

function Value({ name, value: { value, matches, included }, shown, share, atLeast, chosen, onToggle }: ValueProps) {
  return (
    <button
      role="checkbox"
      aria-checked={chosen}
      className={included ? "row facet-value" : "row facet-value quiet"}
      title={`${name}:${value}${included ? "" : ", left out by the query"}`}
      onClick={onToggle}
    >
      <span className="facet-box">{chosen && <Icon name="check" size={12} />}</span>
      {name === "repo" && <Icon name="repository" className="k-scope" />}
      <span className="grow facet-name">
        <MiddleCut text={shown} />
      </span>
      <span className="num" title={atLeast ? "At least" : undefined}>{`${atLeast ? "≥" : ""}${count(matches)}`}</span>
      <i style={{ width: `${Math.max(2, Math.round(share * 100))}%` }} aria-hidden />
    </button>
  );
}

/** The folder that holds all of several folders; empty for one alone. */
function sharedFolder(folders: readonly string[]): string {
  if (folders.length < 2) return "";
  let shared = folders[0];
  for (const folder of folders)
    while (!folder.startsWith(shared)) shared = shared.slice(0, shared.lastIndexOf("/", shared.length - 2) + 1);
  return shared;
}
