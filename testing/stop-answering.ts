/** Ends what a process keeps open that answers questions, as the web server does. For tests only. */

/** The parts are looked up late: a test sets their database before they are loaded. */
export async function stopAnswering(): Promise<void> {
  await (await import("../lib/search/symbol-search")).startSymbolSearch().stop();
  await (await import("../lib/db/client")).prisma().$disconnect();
  await (await import("../lib/db/pool")).databasePool().end();
}
