/**
 * What the web server does once, when it starts: it begins to load what the first question would have to wait for.
 * Names come first, alone: who opens the page types one, and each of the three would make the others late.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { observeRequests } = await import("./lib/http/observe-requests");
  observeRequests();
  const { refuseTrace } = await import("./lib/http/no-trace");
  refuseTrace();
  const { startSymbolSearch } = await import("./lib/search/symbol-search");
  const names = startSymbolSearch();
  const { startDatabase } = await import("./lib/queries/start-database");
  startDatabase();
  void names
    .ready()
    .catch(() => {})
    .then(async () => {
      const { startTextSearch } = await import("./lib/queries/text/start-text-search");
      await startTextSearch();
      const { startSemanticSearch } = await import("./lib/queries/semantic/start-semantic-search");
      await startSemanticSearch();
    });
}
