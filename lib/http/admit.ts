/** The door of every address that answers with something of the code. */
import { env } from "../env";
import { knownTokens } from "../queries/known-tokens";
import type { Viewer } from "../queries/viewer";
import { noteExchange } from "./exchange";
import { guardSite } from "./guard-site";
import { identify } from "./identify";

/**
 * Who asks.
 * @throws AppError forbidden_host, forbidden_origin, unauthorized; whatever the database throws
 */
export async function admit(headers: Headers): Promise<Viewer> {
  const settings = env();
  guardSite(headers, settings.allowedHosts);
  const viewer = identify(headers, settings, await knownTokens());
  if (viewer.name !== null) noteExchange(headers, { who: viewer.name });
  return viewer;
}
