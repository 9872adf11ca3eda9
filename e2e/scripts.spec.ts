import { brotliDecompressSync } from "node:zlib";
import { get } from "node:http";
import { expect, test } from "./fixtures";

interface Answer {
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

const ask = (url: string, encoding: string): Promise<Answer> =>
  new Promise((resolve, reject) => {
    get(url, { headers: { "accept-encoding": encoding } }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("end", () => resolve({ headers: response.headers, body: Buffer.concat(parts) }));
    }).on("error", reject);
  });

test("Scripts and styles come in their small form to a browser that reads it, and as they are to any other", async ({
  page,
}) => {
  await page.goto("/");
  const addresses = await page.evaluate(() =>
    [...document.querySelectorAll("script[src], link[rel=stylesheet]")].flatMap(
      (each) => each.getAttribute("src") ?? each.getAttribute("href") ?? [],
    ),
  );
  const [script, style] = ["js", "css"].map((end) => addresses.find((address) => address.endsWith(`.${end}`)));
  for (const [address, type] of [
    [script, "application/javascript; charset=UTF-8"],
    [style, "text/css; charset=UTF-8"],
  ]) {
    const url = new URL(address ?? "", page.url()).href;
    const small = await ask(url, "gzip, deflate, br, zstd");
    expect(small.headers).toMatchObject({ "content-encoding": "br", "content-type": type });
    expect(small.headers["cache-control"]).toContain("immutable");
    const whole = await ask(url, "identity");
    expect(whole.headers["content-encoding"]).toBeUndefined();
    expect(brotliDecompressSync(small.body).equals(whole.body)).toBe(true);
  }
});

/** Bytes, compressed, of the scripts that a page of code names: all that comes before its editor. */
const BEFORE_EDITOR = 180_000;

test("The scripts of a page of code before its editor stay within their budget", async ({ page }) => {
  await page.goto("/r/game/server/src/harbor/PortAuthority.java");
  const addresses = await page.evaluate(async () => {
    const html = await (await fetch(location.href)).text();
    const served = new DOMParser().parseFromString(html, "text/html");
    return [...served.querySelectorAll("script[src]:not([nomodule])")].flatMap(
      (each) => each.getAttribute("src") ?? [],
    );
  });
  const urls = [...new Set(addresses.map((address) => new URL(address, page.url()).href))];
  expect(urls).not.toEqual([]);
  const scripts = await Promise.all(urls.map((url) => ask(url, "br")));
  for (const { headers } of scripts) expect(headers["content-encoding"]).toBe("br");
  expect(scripts.reduce((bytes, { body }) => bytes + body.length, 0)).toBeLessThan(BEFORE_EDITOR);
});

test.describe("Without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("code is there in its colours", async ({ page }) => {
    await page.goto("/r/game/server/src/harbor/PortAuthority.java");
    await expect(page.locator(".server-line .code-keyword").first()).toBeVisible();
  });

  test("code at a line is there, too, though nothing can scroll to it", async ({ page }) => {
    await page.goto("/r/game/server/src/harbor/PortAuthority.java?L7");
    await expect(page.locator(".server-line.picked")).toBeVisible();
  });
});
