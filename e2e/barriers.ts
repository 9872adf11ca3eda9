/** What axe finds on a page as it stands before the reader. */
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** @returns each barrier with the elements that it is about; empty where there is none */
export async function barriersOn(page: Page): Promise<string[]> {
  // Menus and cards float over the page: they stand in no region of it.
  const { violations } = await new AxeBuilder({ page }).disableRules(["region"]).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join("\n")}`);
}
