/** Notices about a search: what was not searched, why there are no results, which part of the query cannot be read. */
import { ApiError } from "@/lib/client/api-error";
import type { Found } from "@/lib/client/text-found";
import { Icon } from "../icons/icon";
import { FailureBanner } from "../shell/failure-banner";
import { count, counted } from "../words/figures";
import { withoutFilter, withPattern } from "./edit-query";
import type { TextSearch } from "./search-address";

type End = NonNullable<Found["end"]>;

/** Above the results: what they may lack. */
export function Gaps({ end, onLonger }: { end: End; onLonger: (() => void) | null }) {
  const { notSearched, withoutText, note } = end.searched;
  return (
    <>
      {note !== null && (
        <p className="banner warn flat">
          <Icon name="warning" />
          {note}
        </p>
      )}
      {notSearched > 0 && (
        <p className="banner warn flat">
          <Icon name="clock" />
          <span className="grow num">{`${counted(notSearched, "file")} of ${count(end.searched.files)} not searched yet: the time was up.`}</span>
          {onLonger !== null && (
            <button className="button outlined" onClick={onLonger}>
              Search longer
            </button>
          )}
        </p>
      )}
      {withoutText > 0 && end.totalMatches === 0 && (
        <p className="banner flat">
          <Icon name="info" />
          {`${counted(withoutText, "file has", "files have")} no text here (binary, too large or unreadable): nothing in them can be found.`}
        </p>
      )}
    </>
  );
}

/** A search that its reader ended. */
export function Stopped({ onAgain }: { onAgain: () => void }) {
  return (
    <p className="banner flat">
      <Icon name="info" />
      <span className="grow">Stopped: there may be more.</span>
      <button className="button outlined" onClick={onAgain}>
        Search again
      </button>
    </p>
  );
}

interface NothingProps {
  search: TextSearch;
  end: End;
  onSearch: (change: Partial<TextSearch>) => void;
}

/**
 * Filters that can be taken out of the text, as `removedByFilter` names them; the others are switches of the field.
 */
const IN_TEXT = ["repo", "lang", "path", "file", "exclude"] as const;

export function NothingFound({ search, end, onSearch }: NothingProps) {
  const lifted = Object.entries(end.removedByFilter).filter(([, matches]) => matches > 0);
  return (
    <div className="search-nothing">
      <p className="prose">
        {lifted.length > 0
          ? `“${end.pattern}” is there, but not where the filters look.`
          : (end.emptyReason?.message ?? `No line holds “${end.pattern}”.`)}
      </p>
      {end.nearNames.length > 0 && (
        <p className="near-names">
          <span className="soft">Near spellings</span>
          {end.nearNames.map((name) => (
            <button
              className="chip mono"
              key={name}
              onClick={() => onSearch({ query: withPattern(search.query, name) })}
            >
              {name}
            </button>
          ))}
        </p>
      )}
      {lifted.length > 0 && (
        <p className="near-names">
          <span className="soft">Search</span>
          {lifted.map(([name, matches]) => (
            <button className="chip num" key={name} onClick={() => onSearch(without(search, name))}>
              {`without ${name}: ${counted(matches, "match", "matches")}`}
            </button>
          ))}
        </p>
      )}
      {/\p{L}\s+\p{L}/u.test(end.pattern) && (
        <p className="near-names">
          <span className="soft">Or is it what code does?</span>
          <button className="chip" onClick={() => onSearch({ meaning: true })}>
            Search by meaning
          </button>
        </p>
      )}
    </div>
  );
}

function without({ query }: TextSearch, name: string): Partial<TextSearch> {
  const filter = IN_TEXT.find((each) => each === name);
  if (filter !== undefined) return { query: withoutFilter(query, filter) };
  return name === "case"
    ? { case: false, query: query.replace(/(^|\s)case:yes(?=\s|$)/g, "$1").trim() }
    : { word: false };
}

/** A query that cannot be read, its bad part underlined; any other failure as it is told. */
export function SearchFailure({ error, query, retry }: { error: Error; query: string; retry: () => void }) {
  const bad = badPartOf(error, query.length);
  if (bad === null) return <FailureBanner what="The search failed." error={error} retry={retry} />;
  const { start, end } = bad;
  return (
    <div className="banner err flat" role="alert">
      <Icon name="error" />
      <div className="grow">
        <p>{error.message}</p>
        <p className="mono bad-query">
          {query.slice(0, start)}
          <u>{query.slice(start, end) || " "}</u>
          {query.slice(end)}
        </p>
        {error instanceof ApiError && <p className="meta soft">{error.hint}</p>}
      </div>
    </div>
  );
}

function badPartOf(error: Error, length: number): { start: number; end: number } | null {
  if (!(error instanceof ApiError) || error.code !== "invalid_input") return null;
  const { start, end } = error.details ?? {};
  if (typeof start !== "number" || typeof end !== "number" || start > length) return null;
  return { start, end: Math.max(end, start + 1) };
}

/** Before anything is looked for: what the field takes. */
export function HowToSearch() {
  return (
    <div className="search-nothing">
      <p className="prose">
        Finds lines in all files by the text in them, comments and strings too. A name of a symbol is found better by Go
        to symbol, and its uses by Usages: they know what a name means.
      </p>
      <dl className="search-language">
        {LANGUAGE.map(({ write, means }) => (
          <div key={write}>
            <dt className="mono">{write}</dt>
            <dd className="soft">{means}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

const LANGUAGE = [
  { write: "repo:name", means: "only in this repository" },
  { write: "lang:cpp", means: "only in files of this language" },
  { write: "path:src/", means: "only below this folder, or in paths like path:*_test.go" },
  { write: "-path:third_party/", means: "not there" },
  { write: "file:test", means: "only in paths with this part, or files named like file:*.h; -file: leaves them out" },
  { write: "/most_\\w+/", means: "an expression (RE2), as with .*" },
  { write: '"as it stands"', means: "exactly this text, operators and filters in it too" },
  { write: "a OR b", means: "either on a line; AND both, NOT without" },
  { write: "type:symbol", means: "symbols by name in the place of lines; type:file files" },
  { write: "case:yes", means: "capitals and small letters differ, as with Aa" },
] as const;
