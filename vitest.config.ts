import { resolve } from "node:path";
import { defineConfig } from "vitest/config";

/** Tests stand beside the code. Those that need a database get a real one: see testing/database/test-database.ts. */
export default defineConfig({
  resolve: { alias: { "@": resolve(import.meta.dirname) } },
  test: {
    include: ["{app,components,lib,indexer,scripts,bench}/**/*.test.{ts,tsx}"],
    globalSetup: ["testing/database/setup.ts"],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    pool: "forks",
  },
});
