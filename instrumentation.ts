/** What the web server does once, when it starts: it begins to load the symbols, so that the first question finds them. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { startSymbolSearch } = await import("./lib/search/symbol-search");
  startSymbolSearch();
}
