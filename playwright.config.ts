/** People's journeys in a real browser, on the production build, over one instance that indexes a small corpus. */
import { defineConfig } from "@playwright/test";
import { installedBrowser } from "./scripts/find-browser.mjs";

const atCi = Boolean(process.env.CI);

export default defineConfig({
  testDir: "e2e",
  globalSetup: "./e2e/global-setup.ts",
  outputDir: "test-results/e2e",
  fullyParallel: true,
  // One for the browser, one for the server that it asks.
  workers: 2,
  forbidOnly: atCi,
  retries: atCi ? 1 : 0,
  timeout: 60_000,
  globalTimeout: 35 * 60_000,
  expect: { timeout: 15_000 },
  reporter: "list",
  use: {
    viewport: { width: 1280, height: 800 },
    colorScheme: "light",
    locale: "en",
    timezoneId: "UTC",
    trace: "retain-on-failure",
    launchOptions: {
      executablePath: installedBrowser(),
      args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
    },
  },
});
