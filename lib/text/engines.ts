/** The engines behind text search, best first: the first that is configured names the candidates. */
import type { Queryable } from "../db/pool";
import { env, type Environment } from "../env";
import type { TextCandidates } from "./candidates";
import { TrigramIndex } from "./embedded/trigram-index";
import { ZoektCandidates } from "./zoekt/zoekt-candidates";

/** Null where the engine is not configured. */
type Open = (settings: Environment, pool: Queryable) => TextCandidates | null;

const ENGINES: readonly Open[] = [
  ({ zoekt: { url } }, pool) => (url === undefined ? null : new ZoektCandidates(url, pool)),
  (_settings, pool) => new TrigramIndex(pool),
];

export function configuredCandidates(pool: Queryable): TextCandidates {
  for (const open of ENGINES) {
    const engine = open(env(), pool);
    if (engine) return engine;
  }
  throw new Error("No engine names candidates.");
}
