/**
 * The second pane as the address holds it: `beside=<repo>/<path>?symbol=…#L…`, the address of its file without `/r/`.
 * So a link opens the same pair. Pure.
 */
import { fileOfUrl } from "../navigate/file-of-url";

export const BESIDE_PARAMETER = "beside";

const PAGE = "/r/";
/** Bytes that one parameter may take of the address. */
const LONGEST = 2000;

/** What an address shows; of what else it holds (dock, other panes) the pane keeps nothing. */
export function paneUrlOf(url: string, origin: string): string | null {
  if (fileOfUrl(url, origin) === null) return null;
  const { pathname, searchParams, hash } = new URL(url, origin);
  const symbol = searchParams.get("symbol");
  return `${pathname}${symbol === null ? "" : `?symbol=${encodeURIComponent(symbol)}`}${hash}`;
}

export const writeBeside = (url: string): string => url.slice(PAGE.length);

/** The query of an address, with the second pane's part in place of the one that it has; without any for null. */
export function withBeside(search: string, beside: string | null): string {
  const others = search.split(/[?&]/).filter((part) => part !== "" && !part.startsWith(`${BESIDE_PARAMETER}=`));
  const own = beside === null ? [] : [`${BESIDE_PARAMETER}=${encodeURIComponent(writeBeside(beside))}`];
  const parts = [...others, ...own];
  return parts.length === 0 ? "" : `?${parts.join("&")}`;
}

/** Null when the address has no second file, or names none that can be. */
export function readBeside(params: Pick<URLSearchParams, "get">, origin: string): string | null {
  const written = params.get(BESIDE_PARAMETER) ?? "";
  if (written === "" || written.length > LONGEST) return null;
  return paneUrlOf(`${PAGE}${written}`, origin);
}
