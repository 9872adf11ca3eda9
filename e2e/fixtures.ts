/**
 * What every journey stands on: the shared instance's address, the palette and the code as a reader meets them, and a
 * page that fails the journey when the browser complains (errors, refused content) without being told to expect it.
 */
import { test as base, expect, type ConsoleMessage } from "@playwright/test";
import { Code } from "./pages/code";
import { Palette } from "./pages/palette";

interface Fixtures {
  palette: Palette;
  code: Code;
  /** Complaints of the browser that this journey brings about on purpose. */
  expectedComplaints: RegExp[];
}

export const test = base.extend<Fixtures>({
  baseURL: async ({}, use) => use(process.env.FATHOM_E2E_URL),
  expectedComplaints: async ({}, use) => use([]),
  context: async ({ context, expectedComplaints }, use) => {
    const complaints: string[] = [];
    context.on("console", (message) => isComplaint(message) && complaints.push(message.text()));
    context.on("weberror", (error) => complaints.push(error.error().message));
    await use(context);
    expect(complaints.filter((text) => !expectedComplaints.some((pattern) => pattern.test(text)))).toEqual([]);
  },
  palette: async ({ page }, use) => use(new Palette(page)),
  code: async ({ page }, use) => use(new Code(page)),
});

/** Content that the security policy refuses is told as an error too. */
const isComplaint = (message: ConsoleMessage): boolean => message.type() === "error";

export { expect };
export { urlOf } from "./pages/url-of";

/** Folder that the instance follows as the reader's own code. */
export function gameFolder(): string {
  const folder = process.env.FATHOM_E2E_GAME;
  if (folder === undefined) throw new Error("The global setup has not run.");
  return folder;
}
