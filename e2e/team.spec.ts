/**
 * A server for a team: signing in and out, links that name a commit, and repositories that come and go from a page.
 */
import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Page } from "@playwright/test";
import { expect, test as base } from "./fixtures";
import { startInstance, type Instance } from "./instance";

const ROOT = resolve(import.meta.dirname, "..");
const THEN = "export function openGate(): number {\n  return 1;\n}\n";
const NOW = "// The gate of the harbour.\n\nexport function openGate(): number {\n  return 1;\n}\n";

let scratch: string;
let instance: Instance;
let tokens: { reader: string; manager: string };
let commits: { then: string; now: string };

const test = base.extend({
  // What is refused on purpose.
  expectedComplaints: async ({}, use) => use([/status of 40[01]/]),
});
test.describe.configure({ mode: "serial" });

const git = (folder: string, ...args: string[]): string =>
  execFileSync("git", ["-c", "user.name=Test", "-c", "user.email=test@localhost", ...args], {
    cwd: folder,
    encoding: "utf8",
  }).trim();

function commit(folder: string, file: string, text: string): string {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, file), text);
  git(folder, "init", "-q", "-b", "main");
  git(folder, "add", "-A");
  git(folder, "commit", "-q", "-m", "A change");
  return git(folder, "rev-parse", "HEAD");
}

const token = (...args: string[]): string =>
  execFileSync(process.execPath, ["scripts/fathom.mjs", "token", ...args, "--data", join(scratch, "data")], {
    cwd: ROOT,
    encoding: "utf8",
    env: { ...process.env, DATABASE_URL: "", FATHOM_DATA: "" },
  }).trim();

test.beforeAll(async () => {
  test.setTimeout(8 * 60_000);
  scratch = mkdtempSync(join(tmpdir(), "fathom-team-"));
  // Under root another user runs Postgres and has to pass through.
  chmodSync(scratch, 0o711);
  const harbour = join(scratch, "harbour");
  commits = { then: commit(harbour, "gate.ts", THEN), now: commit(harbour, "gate.ts", NOW) };
  commit(join(scratch, "remote"), "buoy.ts", "export function ringBuoy(): void {}\n");
  // Stands for ssh: runs on this machine what git would run on the other.
  writeFileSync(join(scratch, "ssh"), '#!/bin/sh\nfor last; do :; done\nexec sh -c "$last"\n', { mode: 0o755 });
  Object.assign(process.env, { GIT_SSH_COMMAND: join(scratch, "ssh"), GIT_SSH_VARIANT: "simple" });
  tokens = { reader: token("add", "ada"), manager: token("add", "grace", "--manage") };
  instance = await startInstance(scratch, [harbour, "--host", "0.0.0.0", "--base-url", "http://localhost:{port}"], {
    token: tokens.reader,
  });
});
test.afterAll(async () => {
  await instance?.stop();
  rmSync(scratch, { recursive: true, force: true });
});

const at = (path: string): string => `${instance.url}${path}`;

async function signIn(page: Page, address: string, secret: string): Promise<void> {
  await page.goto(at(address));
  await page.getByLabel("Token").fill(secret);
  await page.getByRole("button", { name: "Sign in" }).click();
}

test.describe("signing in", () => {
  test("opens the link that was asked for; a wrong token says so; signing out ends it", async ({ page, code }) => {
    await signIn(page, "/r/harbour/gate.ts?wanted=1#L3", "fathom_wrong");
    await expect(page.getByRole("alert")).toContainText("not one that this Fathom knows");
    await page.getByLabel("Token").fill(tokens.reader);
    await page.getByRole("button", { name: "Sign in" }).click();
    await code.ready();
    expect(new URL(page.url()).pathname).toBe("/r/harbour/gate.ts");
    await page.goto(at("/"));
    await expect(page.getByRole("button", { name: /^Remove/ })).toHaveCount(0);

    await page.getByRole("button", { name: "Sign out" }).click();
    await expect(page.getByRole("status")).toContainText("You are signed out.");
    await page.goto(at("/r/harbour/gate.ts"));
    await expect(page.getByLabel("Token")).toBeVisible();
  });
});

test("a link that names a commit finds its lines again, says that the code has moved on, and shows it as it was", async ({
  page,
  code,
}) => {
  await signIn(page, `/r/harbour@${commits.then.slice(0, 10)}/gate.ts`, tokens.reader);
  await code.ready();
  await expect(
    page.getByText(`written at ${commits.then.slice(0, 7)}; this is ${commits.now.slice(0, 7)}`),
  ).toBeVisible();

  await page.goto(at(`/r/harbour@${commits.then.slice(0, 10)}/gate.ts#L2`));
  await expect(page.getByText("The same text stands in line 4 now.")).toBeVisible();
  await page.getByRole("link", { name: "Show as it was" }).click();
  await expect(page.getByText(`As it was in ${commits.then.slice(0, 7)}.`)).toBeVisible();
  const rows = page.getByRole("region", { name: "Code of gate.ts" });
  await expect(rows).not.toContainText("The gate of the harbour");
  await expect(rows.locator(".picked")).toContainText("return 1;");
  await page.getByRole("link", { name: "As it is now" }).click();
  await expect(page.getByText("The same text stands in line 4 now.")).toBeVisible();

  await page.goto(at(`/r/harbour@${commits.now}/gate.ts#L3`));
  await code.ready();
  await expect(page.getByText("written at")).toHaveCount(0);
  await page.goto(at("/r/harbour@main~1/gate.ts"));
  await expect(page.getByText(`As it was in ${commits.then.slice(0, 7)}.`)).toBeVisible();
});

test("whoever may adds a repository from git, finds what is in it, and removes it", async ({ page, palette, code }) => {
  test.setTimeout(120_000);
  await signIn(page, "/", tokens.manager);
  const add = page.getByRole("region", { name: "Add a repository" });
  const field = add.getByLabel("Git address or folder");
  await field.fill("https://ada:hunter22@host.example/x");
  const refused = page.waitForResponse((response) => response.url().endsWith("/changes") && response.status() === 400);
  await add.getByRole("button", { name: "Add" }).click();
  await refused;
  await expect(add.getByRole("alert")).toContainText("holds a user and password");

  await field.fill("ext::sh -c touch% /tmp/ran");
  await add.getByRole("button", { name: "Add" }).click();
  await expect(add.getByRole("listitem").first()).toContainText("Fathom does not fetch from", { timeout: 30_000 });

  await field.fill(`ssh://git@host.example${scratch}/remote`);
  await add.getByRole("button", { name: "Add" }).click();
  await expect(add.getByRole("listitem").first()).toContainText("remote was added", { timeout: 30_000 });
  const card = page.getByRole("region", { name: "Repositories" });
  await expect(card.getByRole("link", { name: /remote/ })).toContainText("1 file", { timeout: 60_000 });
  await palette.open();
  await palette.type("ringBuoy");
  await page.keyboard.press("Enter");
  await code.ready();
  await expect(code.marked).toHaveText("ringBuoy");

  await page.goto(at("/"));
  await card.getByRole("button", { name: "Remove remote" }).click();
  const dialog = page.getByRole("dialog", { name: "Remove remote" });
  await expect(dialog).toContainText("1 file");
  await expect(dialog).toContainText("What git fetched from ssh://git@host.example");
  await dialog.getByRole("button", { name: "Remove remote" }).click();
  await expect(card.getByRole("link", { name: /remote/ })).toHaveCount(0, { timeout: 30_000 });
});

test("a token that is revoked opens nothing any more", async ({ page, code }) => {
  await signIn(page, "/r/harbour/gate.ts", tokens.reader);
  await code.ready();
  token("revoke", "ada");
  await page.waitForTimeout(1_500);
  await page.reload();
  await expect(page.getByLabel("Token")).toBeVisible();
});
