/** Panes are resized by pointer and by keys, keep their size, and take their limits from the stylesheet. */
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";

test.use({ viewport: { width: 1440, height: 900 } });

const widthOf = (page: Page, id: string) => page.locator(`#${id}`).evaluate((pane) => Math.round(pane.clientWidth));

test("The line beside the files is dragged and moved by keys, and the width stays", async ({ page, code }) => {
  await code.open("PortAuthority");
  const line = page.getByRole("separator", { name: "Width of the files" });
  expect(await widthOf(page, "workspace-files")).toBe(272);
  const box = await line.boundingBox();
  const x = (box?.x ?? 0) + 0.5;
  // Over a row of the tree, which is a link.
  await page.mouse.move(x, 160);
  await page.mouse.down();
  await page.mouse.move(x + 60, 160, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => widthOf(page, "workspace-files")).toBe(332);

  await line.focus();
  await page.keyboard.press("ArrowLeft");
  await expect.poll(() => widthOf(page, "workspace-files")).toBe(316);
  await expect(line).toHaveAttribute("aria-valuenow", "316");
  await page.reload();
  await code.ready();
  await expect.poll(() => widthOf(page, "workspace-files")).toBe(316);

  await line.focus();
  await page.keyboard.press("End");
  await expect.poll(() => widthOf(page, "workspace-files")).toBe(480);
  await page.keyboard.press("Home");
  await expect.poll(() => widthOf(page, "workspace-files")).toBe(200);
  await line.dblclick();
  await expect.poll(() => widthOf(page, "workspace-files")).toBe(272);
});
