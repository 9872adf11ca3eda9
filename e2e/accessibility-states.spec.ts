/** Pages in their less common states, looked over by axe: empty, busy, failed, offline, dialogs open. */
import type { Page } from "@playwright/test";
import { barriersOn } from "./barriers";
import { expect, test } from "./fixtures";
import type { Code } from "./pages/code";
import type { Palette } from "./pages/palette";

interface Reader {
  page: Page;
  palette: Palette;
  code: Code;
}

const USAGES = "/r/game/server/src/harbor/PortAuthority.java?dock=usages&of=java%20harbor%2FPortAuthority%23Ship%23";

/** The state of the index, changed on its way to the page. */
async function withStatus(page: Page, change: (status: Record<string, unknown>) => object): Promise<void> {
  await page.route(/\/api\/status/, async (route) => {
    const status: Record<string, unknown> = await (await route.fetch()).json();
    await route.fulfill({ json: { ...status, ...change(status) } });
  });
}

const manyRepositories = ({ repositories }: Record<string, unknown>) => {
  const known = repositories as object[];
  const more = Array.from({ length: 20 }, (_, at) => ({
    ...known[0],
    name: `harbour-${at}`,
    state: at === 3 ? "failed" : "ready",
  }));
  return { repositories: [...known, ...more] };
};

const withWorkers = () => ({
  machines: {
    waiting: 3,
    running: 1,
    workers: ["quay", "pier"].map((host, at) => ({
      ...{ host, pid: 40 + at, kinds: ["index"], parts: ["dispatch", "text"], repo: at === 0 ? "game" : null },
      follows: at === 0 ? [] : [{ task: "precise:typescript", repo: "game" }],
      ...{ since: "2026-01-01T00:00:00Z", seen: "2026-01-01T00:00:00Z" },
    })),
  },
});

const STATES: Record<string, (reader: Reader) => Promise<void>> = {
  "home with many repositories, none of which fits": async ({ page }) => {
    await withStatus(page, manyRepositories);
    await page.goto("/");
    await expect(page.getByRole("heading", { name: /^Failed/ })).toBeVisible({ timeout: 30_000 });
    await page.getByRole("textbox", { name: "Filter the repositories" }).fill("qzx");
    await expect(page.getByText("No repository is named “qzx”.")).toBeVisible();
  },
  "home after a repository was refused": async ({ page }) => {
    await page.goto("/");
    await page.getByRole("textbox", { name: "Git address or folder" }).fill("https://me:secret@example.org/a.git");
    await page.getByRole("button", { name: "Add", exact: true }).click();
    await expect(page.getByRole("alert").filter({ hasText: "password" })).toBeVisible();
  },
  "the question whether to remove a repository": async ({ page }) => {
    await page.goto("/");
    await page.getByRole("button", { name: "Remove game" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
  },
  "the first page, before anything is indexed": async ({ page }) => {
    await withStatus(page, () => ({ repositories: [] }));
    await page.goto("/");
    await expect(page.getByRole("heading", { name: "Nothing is indexed yet." })).toBeVisible({ timeout: 30_000 });
  },
  "the status with workers": async ({ page }) => {
    await withStatus(page, withWorkers);
    await page.goto("/status");
    await expect(page.getByRole("heading", { name: /^Workers/ })).toBeVisible({ timeout: 30_000 });
  },
  "a review that asks which repository": async ({ page }) => {
    await page.route(/\/api\/change/, (route) =>
      route.fulfill({
        status: 409,
        json: {
          error: {
            ...{ code: "ambiguous", message: "Several repositories have this revision.", hint: "Name one." },
            ...{ requestId: "req_1", details: { candidates: ["game", "quay"] } },
          },
        },
      }),
    );
    await page.goto("/review/HEAD");
    await expect(page.getByRole("heading", { name: "Which repository?" })).toBeVisible();
  },
  "a review that is on its way": async ({ page }) => {
    await page.route(/\/api\/change/, () => {});
    await page.goto("/review/HEAD?repo=game");
    await expect(page.getByRole("status").filter({ hasText: "Reading what differs" })).toBeVisible();
  },
  "a review of revisions that are not there": async ({ page }) => {
    await page.goto("/review/nope...nada?repo=game");
    await expect(page.getByRole("alert").filter({ hasText: "cannot be compared" })).toBeVisible();
  },
  "a question that was not asked yet": async ({ page }) => {
    await page.goto("/ask");
    await expect(page.getByRole("main").getByRole("textbox")).toBeFocused();
  },
  "the page that asks for a token": async ({ page }) => {
    await page.goto("/sign-in");
    await expect(page.getByLabel("Token")).toBeFocused();
  },
  "who wrote the lines of a file": async ({ page }) => {
    await page.goto("/history/game/server/src/harbor/PortAuthority.java?view=blame");
    await expect(page.getByRole("radio", { name: "Blame" })).toBeChecked();
  },
  "a search that finds nothing": async ({ page }) => {
    await page.goto("/search?q=qzxqzxqzx");
    await expect(page.getByText("No line holds")).toBeVisible();
  },
  "a search whose expression cannot be read": async ({ page }) => {
    await page.goto(`/search?q=${encodeURIComponent("/(/")}`);
    await expect(page.getByText("cannot be read")).toBeVisible();
  },
  "the palette without a row": async ({ page, palette }) => {
    await page.goto("/");
    await palette.open();
    await palette.field.fill("qzxqzxqzx");
    await expect(page.getByText(/^Nothing is named/)).toBeVisible();
  },
  "the actions of the palette": async ({ page, palette }) => {
    await page.goto("/");
    await palette.open();
    await palette.field.fill(">");
    await expect(page.getByRole("option").first()).toBeVisible();
  },
  "usages that could not be read": async ({ page, code }) => {
    await page.route(/\/api\/symbols\/usages/, (route) => route.abort());
    await page.goto(USAGES);
    await code.ready();
    await expect(page.getByRole("alert").first()).toBeVisible({ timeout: 30_000 });
  },
  "a page whose server is away": async ({ page }) => {
    await page.goto("/status");
    await expect(page.getByRole("link", { name: "Index ready" })).toBeVisible();
    await page.context().setOffline(true);
    await expect(page.getByRole("button", { name: /^Offline/ })).toBeVisible({ timeout: 30_000 });
  },
  "the forms in which a view is asked for": async ({ page, code }) => {
    await page.goto("/r/game/server/src/harbor/PortAuthority.java");
    await code.ready();
    await page
      .getByRole("button", { name: /^Ask the same as JSON/ })
      .first()
      .click();
    await expect(page.getByRole("dialog", { name: /^Ask the same/ })).toBeVisible();
  },
  "a filter of the palette that names nothing": async ({ page, palette }) => {
    await page.goto("/");
    await palette.open();
    await palette.field.fill("ship repo:nowhere");
    await expect(palette.dialog.getByRole("alert")).toContainText("No repository is named");
  },
  "a filter of the palette that is being typed": async ({ page, palette }) => {
    await page.goto("/");
    await palette.open();
    await palette.field.fill("repo:ga");
    await expect(palette.dialog.getByText("repo:game")).toBeVisible();
  },
  "places that were opened before": async ({ page, palette, code }) => {
    await page.goto("/r/game/server/src/harbor/PortAuthority.java?symbol=java%20harbor%2FPortAuthority%23");
    await code.ready();
    await palette.open("Control+e");
    await expect(palette.rows.first()).toBeVisible();
  },
  "why a row of the palette stands where it does": async ({ page, palette }) => {
    await page.goto("/");
    await palette.open();
    await palette.type("PortAuthority");
    await expect(page.getByRole("region", { name: "Why this rank" })).toBeVisible();
  },
  "a link whose symbol is gone": async ({ page, code }) => {
    await page.goto("/r/game/server/src/harbor/PortAuthority.java?symbol=java%20quay%2FPortAuthority%23");
    await code.ready();
    await expect(page.getByText("No indexed file has the symbol of this link.")).toBeVisible();
  },
  "a list of the breadcrumb": async ({ page, code }) => {
    await page.goto("/r/game/server/src/harbor/PortAuthority.java");
    await code.ready();
    await code.place.getByRole("button", { name: "PortAuthority.java", exact: true }).click();
    await expect(page.getByRole("dialog", { name: "Beside PortAuthority.java" })).toBeVisible();
  },
  "text that is looked for in a file": async ({ page, code }) => {
    await page.goto("/r/game/server/src/harbor/PortAuthority.java?symbol=java%20harbor%2FPortAuthority%23");
    await code.ready();
    await code.marked.first().click();
    await page.keyboard.press("Control+f");
    await expect(page.locator(".find-widget.visible")).toBeVisible();
  },
  "a symbol that is not there": async ({ page }) => {
    await page.goto("/s/java%20harbor/Nobody%23?repo=game");
    await expect(page.getByRole("heading", { name: "Nothing is here" })).toBeVisible();
  },
  "a repository that is not there": async ({ page }) => {
    await page.goto("/r/nowhere");
    await expect(page.getByRole("main").getByRole("link", { name: "All repositories" })).toBeVisible();
  },
};

test.use({ expectedComplaints: [/net::ERR_|Failed to load resource/] });

for (const colorScheme of ["light", "dark"] as const) {
  for (const [state, show] of Object.entries(STATES)) {
    test(`${state}: no barrier in ${colorScheme}`, async ({ page, palette, code }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await show({ page, palette, code });
      expect(await barriersOn(page)).toEqual([]);
    });
  }
}

test("no page of a phone is wider than the phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const wide: string[] = [];
  for (const address of [
    "/",
    "/status",
    "/search?q=ship",
    "/ask",
    "/review",
    "/reference",
    "/sign-in",
    "/r/game",
    USAGES,
  ]) {
    await page.goto(address);
    await expect(page.getByRole("main")).toBeVisible();
    const over = await page.getByRole("main").evaluate((main) => {
      const right = Math.max(
        document.documentElement.scrollWidth,
        main.scrollWidth + main.getBoundingClientRect().left,
      );
      return right - innerWidth;
    });
    if (over > 0) wide.push(`${address}: ${over} pixels`);
  }
  expect(wide).toEqual([]);
});
