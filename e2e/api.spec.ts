import { request as rawRequest } from "node:http";
import { expect, test } from "./fixtures";

interface Answer {
  results: { name: string; key: string }[];
  totalMatches: number;
}

test("/symbols answers what /api/symbols answers", async ({ request }) => {
  for (const query of ["?query=fmpc", "?query=chart&kind=function&limit=2", "/declaration?symbol=PortAuthority"]) {
    const [short, long] = await Promise.all([request.get(`/symbols${query}`), request.get(`/api/symbols${query}`)]);
    expect(short.status(), query).toBe(200);
    const [a, b]: Answer[] = [await short.json(), await long.json()];
    expect(a.results.length, query).toBeGreaterThan(0);
    expect(a.results).toEqual(b.results);
    expect(a.totalMatches).toBe(b.totalMatches);
  }
});

test("A wrong parameter gets an answer that names it, on both addresses", async ({ request }) => {
  for (const path of ["/symbols", "/api/symbols"]) {
    const response = await request.get(`${path}?query=a&limit=minus`);
    expect(response.status()).toBe(400);
    expect(await response.json()).toMatchObject({
      error: { code: "invalid_input", message: expect.stringMatching(/limit/) },
    });
  }
});

test("The row of an answer leads to the page that shows the same", async ({ code }) => {
  await code.open("OpenLockGate");
  await expect(code.marked).toHaveText("OpenLockGate");
});

for (const path of [
  "/",
  "/r/game/shared/buoy.rs",
  "/status",
  "/api/symbols?query=Buoy",
  "/symbols?query=Buoy",
  "/mcp",
]) {
  test(`A name that was bound to this machine from elsewhere gets nothing from ${path}`, async ({ baseURL }) => {
    const { status, body } = await get(new URL(path, baseURL), { host: "evil.example" });
    expect(status).toBe(403);
    expect(body).not.toContain("Buoy");
  });
}

test("Every page forbids frames, foreign scripts and guessing at types", async ({ request }) => {
  for (const path of ["/", "/status", "/r/game/shared/buoy.rs", "/api/status"]) {
    const headers = (await request.get(path)).headers();
    expect(headers["content-security-policy"]).toContain("default-src 'self'");
    expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
    expect(headers["x-content-type-options"]).toBe("nosniff");
  }
});

test("A method that nothing takes is refused in the words of every mistake", async ({ baseURL }) => {
  for (const method of ["TRACE", "DELETE"]) {
    const { status, body } = await get(new URL("/api/symbols?query=Buoy", baseURL), {}, method);
    expect(status, method).toBe(405);
    expect(body).toContain("method_not_allowed");
  }
  expect((await get(new URL("/status", baseURL), {}, "TRACE")).status).toBeLessThan(500);
});

/** A plain request: browsers and their tools do not let one write the Host header. */
function get(url: URL, headers: Record<string, string>, method = "GET"): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    rawRequest(url, { headers, method }, (response) => {
      let body = "";
      response.setEncoding("utf8").on("data", (text) => (body += text));
      response.on("end", () => resolve({ status: response.statusCode ?? 0, body }));
    })
      .on("error", reject)
      .end();
  });
}

test("The page of the API shows every operation, and asks one as it was filled in", async ({ page }) => {
  await page.goto("/status");
  await page.getByRole("link", { name: "API", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^API \d/);
  const form = page.getByRole("form", { name: "Try search_symbols" });
  await form.getByRole("textbox", { name: /^query/ }).fill("admitShip");
  await form.getByRole("spinbutton", { name: /^limit/ }).fill("1");
  await form.getByRole("button", { name: "Send" }).click();
  await expect(form.getByText("200", { exact: true })).toBeVisible();
  await expect(form.getByLabel("Answer")).toContainText('"name": "admitShip"');
  const usages = page.getByRole("region", { name: "Symbol usages" });
  await usages.getByText("What it answers").click();
  await expect(usages.getByLabel("Shape of the answer of symbol_usages")).toContainText("type Usage = {");
});
