/**
 * What somebody may ask who sees some repositories alone: connections, and engines in memory, that never hold anything
 * of the others. So no operation has to know who asks. Few are kept: each holds its own symbols.
 */
import type pg from "pg";
import { createPrismaClient } from "../db/client";
import { createPool } from "../db/pool";
import { revisionPool } from "../db/revision/revision-pools";
import { makeVisible, throughSchema, visibleSchema } from "../db/visible/visible-schema";
import { countFilesWithText } from "../db/write/text-segments";
import { openSymbolSearch, type EmbeddedSymbolSearch } from "../search/embedded-symbol-search";
import type { TextSearch } from "../text/port";
import type { QueryContext } from "./context";

/** Sets of repositories whose symbols are kept. */
const MOST = 4;
const CONNECTIONS = 6;
/** Milliseconds after which nobody asks any more what was dropped. */
const LEAVING = 15_000;

interface Visible {
  context: QueryContext;
  close(): Promise<void>;
}

/** Milliseconds after which it is looked whether the views are still there: a start of another version drops them. */
const LOOK_EVERY = 2_000;

const KEY = Symbol.for("fathom.visible-contexts");
/** On globalThis: Next may load this module more than once. */
const shared = globalThis as { [KEY]?: Map<string, Kept> };
const kept = (shared[KEY] ??= new Map<string, Kept>());

interface Kept {
  lookedAt: number;
  visible: Promise<Visible>;
}

/**
 * @param url of the database
 * @param text the engine of the whole index: it is told which files are meant
 */
export async function visibleContext(
  url: string,
  repositoryIds: readonly number[],
  text: () => TextSearch,
): Promise<QueryContext> {
  const id = `${url} ${visibleSchema(repositoryIds)}`;
  const known = kept.get(id);
  const isFresh = known !== undefined && Date.now() - known.lookedAt < LOOK_EVERY;
  const schema = isFresh ? null : await makeVisible(url, repositoryIds);
  // Others may have asked meanwhile.
  const found = kept.get(id) ?? { lookedAt: 0, visible: Promise.resolve(open(url, repositoryIds, text)) };
  if (schema !== null) found.lookedAt = Date.now();
  kept.delete(id);
  kept.set(id, found);
  for (const [old, { visible }] of [...kept].slice(0, Math.max(0, kept.size - MOST))) {
    kept.delete(old);
    setTimeout(() => void visible.then(({ close }) => close()).catch(() => {}), LEAVING).unref();
  }
  return (await found.visible).context;
}

/** Ends them all, for a process that ends. */
export async function closeVisibleContexts(): Promise<void> {
  const all = [...kept.values()];
  kept.clear();
  for (const { visible } of all) await (await visible).close();
}

function open(url: string, repositoryIds: readonly number[], text: () => TextSearch): Visible {
  const schema = visibleSchema(repositoryIds);
  const through = throughSchema(url, schema);
  const pool = createPool({ url: through, applicationName: "fathom web, visible", max: CONNECTIONS });
  const db = createPrismaClient(pool, schema);
  let search: EmbeddedSymbolSearch | undefined;
  const context: QueryContext = {
    db,
    pool,
    search: async () => {
      search ??= openSymbolSearch(through);
      await search.ready();
      return search;
    },
    text: () => visibleText(text(), pool),
    revision: async (revision) => {
      const visible = await makeVisible(url, repositoryIds, revision);
      return revisionPool(visible, url, visible);
    },
  };
  const close = async (): Promise<void> => {
    await search?.stop();
    await db.$disconnect();
    await pool.end();
  };
  return { context, close };
}

/** Searches what it is told to; of the index it says what the files are that may be seen. */
const visibleText = (engine: TextSearch, pool: pg.Pool): TextSearch => ({
  ...engine,
  state: async () => {
    const { engine: name, note } = await engine.state();
    return { engine: name, note, files: await countFilesWithText(pool), bytes: 0 };
  },
});
