import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sampleIndex, type SampleIndex } from "../../testing/queries/small-codebase";
import type { openInEditor as OpenInEditor } from "./open-in-editor";
import type { rawText as RawText } from "./raw-text";

let index: SampleIndex;
let rawText: typeof RawText;
let openInEditor: typeof OpenInEditor;
beforeAll(async () => {
  index = await sampleIndex(
    [{ name: "game", scope: "user" }],
    [
      { repo: "game", path: "web/odd #1.ts", language: "typescript", text: "<script>alert(1)</script>\r\n" },
      { repo: "game", path: "big.json", language: "json", text: null, status: "skipped", reason: "too_large" },
    ],
  );
  // Who may ask is looked up in the server's own database.
  process.env.DATABASE_URL = index.database.url;
  ({ rawText } = await import("./raw-text"));
  ({ openInEditor } = await import("./open-in-editor"));
});
afterAll(() => index.close());

const request = (host: string, query = "") => new Request(`http://${host}/x${query}`, { headers: { host } });
const context = async () => index.context;

describe("the text of a file alone", () => {
  it("is plain text as it was indexed, and runs nowhere", async () => {
    const answer = await rawText(request("localhost:4400"), { repo: "game", path: "web/odd #1.ts" }, context);
    expect(await answer.text()).toBe("<script>alert(1)</script>\r\n");
    expect(answer.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    expect(answer.headers.get("content-security-policy")).toContain("sandbox");
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  });

  it("says why there is none", async () => {
    const answer = await rawText(request("localhost:4400"), { repo: "game", path: "big.json" }, context);
    expect(answer.status).toBe(404);
    expect((await rawText(request("evil.example"), { repo: "game", path: "big.json" }, context)).status).toBe(403);
  });
});

describe("a file in the editor", () => {
  const file = { repo: "game", path: "web/odd #1.ts" };

  it("is opened at its line by the reader's own server", async () => {
    const answer = await openInEditor(request("localhost:4400", "?line=3&column=x"), file, context);
    expect(answer.status).toBe(302);
    expect(answer.headers.get("location")).toMatch(/^vscode:\/\/file\/.*web\/odd%20%231\.ts:3:1$/);
  });

  it("is told to nobody on another machine, and leads to no file that is not indexed", async () => {
    process.env.FATHOM_ALLOWED_HOSTS = "code.example";
    const elsewhere = await openInEditor(request("code.example"), file, context);
    delete process.env.FATHOM_ALLOWED_HOSTS;
    expect(elsewhere.status).toBe(403);
    expect(JSON.stringify(await elsewhere.json())).not.toContain("vscode");
    const broken = await openInEditor(request("localhost:4400"), { repo: "game", path: ".\0./a.ts" }, context);
    expect(broken.status).toBe(404);
    const away = await openInEditor(request("localhost:4400"), { repo: "game", path: "../../etc/passwd" }, context);
    expect(away.status).toBe(404);
  });
});
