/** A page that the server drew comes to life as it was drawn, whatever the browser has learnt meanwhile. */
import { expect, test } from "./fixtures";

for (const path of ["/", "/status"])
  test(`${path} is taken over as it was drawn, on a slow machine whose index changes meanwhile`, async ({ page }) => {
    // What came with the page is old at once, so it is asked anew as soon as a part of the page listens.
    await page.clock.setFixedTime(Date.now() + 3_600_000);
    const cdp = await page.context().newCDPSession(page);
    await cdp.send("Emulation.setCPUThrottlingRate", { rate: 6 });
    await page.route(/\/api\/status/, async (route) => {
      const status: { index: object } = await (await route.fetch()).json();
      const index = { ...status.index, state: "empty" };
      await route.fulfill({ json: { ...status, index, repositories: [] } });
    });
    await page.goto(path);
    // Where the two differ, the browser complains, and that fails the journey.
    await expect(page.getByRole("link", { name: "Nothing indexed" })).toBeVisible();
    await cdp.send("Emulation.setCPUThrottlingRate", { rate: 1 });
    await page.waitForTimeout(500);
  });
