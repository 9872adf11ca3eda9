import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, it } from "vitest";

const root = resolve(import.meta.dirname, "../..");
/** One warms up what everybody is answered by, one counts for whoever may see everything, one writes for managers. */
const MAY = ["lib/http/bind-route.ts", "lib/http/metrics-route.ts", "lib/http/source-changes.ts"];

it("addresses answer whoever asks with what they may see, never with everything", () => {
  const files = ["app", "lib/http", "lib/mcp"].flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: "utf8" }).map((path) => `${room}/${path}`),
  );
  const sources = files.filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path));
  const whole = sources.filter((path) =>
    /\b(serverContext|databasePool|prisma)\(/.test(readFileSync(join(root, path), "utf8")),
  );
  expect(whole.map((path) => path.replaceAll("\\", "/")).sort()).toEqual(MAY);
});
