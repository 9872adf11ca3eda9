"use client";
/** What the rows alone would not say: how far the index is, what the filters hide, that something failed. */
import { useQuery } from "@tanstack/react-query";
import { ApiError } from "@/lib/client/api-error";
import { repositoriesQuery } from "@/lib/client/queries";
import { Icon } from "../icons/icon";
import { readSoFar } from "../shell/index-words";
import { Ring } from "../shell/ring";
import { count, percent } from "../text/figures";
import { FILTER_NAMES } from "./filters";
import type { PaletteTyped } from "./use-palette-query";
import type { useSymbolSearch } from "./use-symbol-search";

interface Props {
  typed: PaletteTyped;
  search: ReturnType<typeof useSymbolSearch>;
}

export function PaletteMessage({ typed, search }: Props) {
  const index = useQuery(repositoriesQuery()).data?.index;
  const { text, mode } = typed.settled;
  if (text === "" || mode === "line" || mode === "in-file") return null;
  if (search.failed !== null) return <Failure error={search.failed} retry={search.retry} />;
  const answer = search.onlyFiles ? search.fileAnswer : search.symbols.data?.answer;
  if (answer === undefined) return null;
  if (index?.state === "indexing") {
    return (
      <p className="palette-message">
        <Ring percent={percent(index.done, index.total)} />
        <span className="grow">{readSoFar(index)} read. More may appear; this list keeps its order when they do.</span>
      </p>
    );
  }
  if (answer.results.length > 0) return null;
  if (answer.emptyReason?.code === "filtered_out") return <Hidden typed={typed} removed={answer.removedByFilter} />;
  if (search.rows.length > 0 || search.files.length > 0) return null;
  return (
    <p className="palette-message">
      <Icon name="ui-info" />
      <span className="grow">
        {search.onlyFiles ? "No file is named" : "Nothing is named"} <code>{text}</code>.{" "}
        {index === undefined ? "" : `All ${count(index.total)} files were read.`}
        {answer.nearNames.length > 0 && " Nearest names:"}
      </span>
    </p>
  );
}

/** Names the filter that hides most, and lifts it. */
function Hidden({ typed, removed }: { typed: PaletteTyped; removed: Readonly<Record<string, number>> }) {
  const [name, hidden] = Object.entries(removed).sort((a, b) => b[1] - a[1])[0] ?? ["scope", 0];
  const known = FILTER_NAMES.find((filter) => filter === name);
  const chip = typed.settled.filters.find((filter) => filter.name === known);
  const lift = (): void => {
    if (known === undefined) return;
    if (chip === undefined) typed.addFilter({ name: "scope", value: "all" });
    else typed.removeFilter(known);
  };
  const last = typed.chips.at(-1)?.name === known && typed.text === "";
  return (
    <p className="palette-message">
      <Icon name="ui-filter" />
      <span className="grow">
        <code>{chip === undefined ? `${name}:user` : `${chip.name}:${chip.value}`}</code> hides{" "}
        {hidden === 1 ? "the one symbol" : `all ${count(hidden)} symbols`} named {typed.settled.text}.
      </span>
      <button className="button outlined" onClick={lift}>
        Lift filter {last && <kbd className="key">Backspace</kbd>}
      </button>
    </p>
  );
}

function Failure({ error, retry }: { error: Error; retry(): void }) {
  const known = error instanceof ApiError ? error : null;
  const gone = known?.code === "unreachable";
  return (
    <p className="palette-message">
      <Icon name={gone ? "ui-offline" : "ui-error"} className="tone-err" />
      <span className="grow">
        {error.message} {known?.hint} {known?.requestId && <code>Request {known.requestId}</code>}
      </span>
      <button className="button outlined" onClick={retry}>
        <Icon name="ui-retry" />
        {gone ? "Try now" : "Retry"}
      </button>
    </p>
  );
}
