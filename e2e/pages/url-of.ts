import type { Page } from "@playwright/test";

/** Address of the page that shows a symbol, as the API gives it. */
export async function urlOf(page: Page, name: string): Promise<string> {
  const answer = await page.request.get(`/api/symbols?query=${name}&match=exact`);
  const { results }: { results: { url: string }[] } = await answer.json();
  return results[0].url;
}
