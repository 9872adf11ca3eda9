/** What the web server does once, when it starts: it begins to load what the first question would have to wait for. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { observeRequests } = await import("./lib/http/observe-requests");
  observeRequests();
  const { refuseTrace } = await import("./lib/http/no-trace");
  refuseTrace();
  const { startSymbolSearch } = await import("./lib/search/symbol-search");
  startSymbolSearch();
  const { startTextSearch } = await import("./lib/queries/text/start-text-search");
  void startTextSearch();
  const { startSemanticSearch } = await import("./lib/queries/semantic/start-semantic-search");
  void startSemanticSearch();
}
