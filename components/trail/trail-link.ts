/**
 * A trail in one link: `trail=` once for each step, as `how,kind,line,name,<repo>/<path>?symbol=…`. Only what the
 * address of a step does not say stands before it. Pure.
 */
import { fileOfUrl } from "../navigate/file-of-url";
import { paneUrlOf } from "../beside/beside-url";
import { isStep, type Step, type Trail } from "./trail";

export const TRAIL_PARAMETER = "trail";

const PAGE = "/r/";
/** Letters of a link that every server and chat takes. */
const LONGEST = 6000;
const PARTS = /^([a-z]+),([a-z_]*),(\d{0,8}),([^,]*),(.+)$/;

/**
 * The link to a trail; it opens the place where the reader is.
 * @returns how many of the last steps it holds: a link has an end
 */
export function writeTrail({ steps, at }: Trail, origin: string): { link: string; held: number } {
  const here = new URL(steps[at]?.url ?? "/", origin);
  const written = steps.map((step) => `${TRAIL_PARAMETER}=${encodeURIComponent(writeStep(step))}`);
  let first = written.length;
  for (let length = here.href.length; first > 0; first--) {
    length += written[first - 1].length + 1;
    if (length > LONGEST) break;
  }
  here.search = [here.search.slice(1), "dock=trail", ...written.slice(first)].filter((part) => part !== "").join("&");
  return { link: here.href, held: steps.length - first };
}

const writeStep = ({ how, kind, line, name, url }: Step): string =>
  [how, kind ?? "", line ?? "", encodeURIComponent(name), url.slice(PAGE.length)].join(",");

/** Steps that cannot be read are left out. */
export function readTrail(params: Pick<URLSearchParams, "getAll">, origin: string): Step[] {
  return params.getAll(TRAIL_PARAMETER).flatMap((written) => readStep(written, origin) ?? []);
}

function readStep(written: string, origin: string): Step | null {
  const [, how, kind, line, name, rest] = PARTS.exec(written) ?? [];
  const url = rest === undefined ? null : paneUrlOf(`${PAGE}${rest}`, origin);
  const names = url === null ? null : fileOfUrl(url, origin);
  if (url === null || names === null) return null;
  const step = { url, ...names, how, kind: kind || null, line: line === "" ? null : Number(line), name: decoded(name) };
  return isStep(step) ? step : null;
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
