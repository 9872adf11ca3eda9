import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { askerOf, refusalOf } from "../../testing/queries/ask";
import { indexedFolders, type IndexedFolders } from "../../testing/queries/indexed";

const files = {
  "net/retry.py": `
class RetryPolicy:
    """How often a request is sent again."""

    def wait_before(self, attempt):
        # exponential backoff: the delay doubles with every attempt
        delay = self.base * 2 ** attempt
        return min(delay, self.limit)

class Client:
    def send(self, request):
        return RetryPolicy().wait_before(1)
`,
  "net/cache.py": `
class Cache:
    """Keeps answers for a while."""

    def evict(self):
        raise KeyError("nothing to evict from the cache")
`,
  "tests/test_retry.py":
    "from net.retry import RetryPolicy\n\ndef test_retry_delay():\n    assert RetryPolicy().wait_before(2)\n",
};

let index: IndexedFolders;
const ask = askerOf(() => index.context);
const refusal = refusalOf(ask);

beforeAll(async () => {
  index = await indexedFolders({ shop: files });
  await index.context.text().warm();
}, 120_000);
afterAll(() => index?.close());

const find = async (input: Record<string, unknown>) => {
  const { success, data, error } = await ask("find_code", { pathStyle: "relative", ...input });
  return { success, error, ...data, first: data.candidates[0] };
};

describe("the router", () => {
  it("finds a symbol by its name, with calls that go on from it", async () => {
    const { routedTool, first, candidateCount, hints } = await find({ query: "RetryPolicy" });
    expect({ routedTool, candidateCount }).toEqual({ routedTool: "search_symbols", candidateCount: 1 });
    expect(first).toMatchObject({ name: "RetryPolicy", kind: "Type", filePath: "shop/net/retry.py", lineNumber: 2 });
    expect(hints.nextSteps[0]).toBe(`symbol_members {"key":${JSON.stringify(first.symbolKey)}}`);
  });

  it("finds by plain words, of which none is demanded: in comments, bodies and names", async () => {
    const { routedTool, candidates } = await find({
      query: "where is the exponential delay between attempts computed",
    });
    expect(routedTool).toBe("search_words");
    expect(candidates[0]).toMatchObject({ name: "wait_before", words: ["exponential", "delay", "attempts"] });
  });

  it("asks what words mean where no name and no text says them, and says so", async () => {
    const { routedTool, why, candidates, result } = await find({ query: "sleep longer each time something fails" });
    expect(routedTool).toBe("search_semantic");
    expect(why).toMatch(/no name says them, so by meaning/);
    expect(candidates.map(({ name }) => name)).toContain("wait_before");
    expect(result).toMatchObject({ wordsAlone: null });
  });

  it("finds a file's outline by its path, and a place by its line", async () => {
    expect(await find({ query: "net/cache.py" })).toMatchObject({ routedTool: "file_outline", intent: "fileOutline" });
    expect(await find({ query: "cache.py" })).toMatchObject({ routedTool: "file_outline" });
    const place = await find({ query: "net/retry.py:12" });
    expect(place).toMatchObject({ routedTool: "symbol_at", first: { name: "RetryPolicy" } });
  });

  it("finds literal text, and takes a sentence that stands nowhere for words", async () => {
    const text = await find({ query: "nothing to evict from the cache", intent: "literalText" });
    expect(text).toMatchObject({ routedTool: "search_text", candidateCount: 1, success: true });
    expect(await find({ query: "Evicts. From a cache." })).toMatchObject({ routedTool: "search_words" });
  });

  it("goes on to what a name leads to", async () => {
    expect(await find({ query: "wait_before", intent: "callers" })).toMatchObject({
      routedTool: "symbol_callers",
      success: true,
      candidateCount: 1,
      result: { totalMatches: 2 },
    });
    expect(await find({ query: "who calls wait_before?" })).toMatchObject({ routedTool: "symbol_callers" });
    expect(await find({ query: "RetryPolicy", intent: "references" })).toMatchObject({ routedTool: "symbol_usages" });
  });

  it("says so when nothing is named so, with names that are near", async () => {
    const { success, error } = await find({ query: "RetryPolizy", intent: "references" });
    expect(success).toBe(false);
    expect(error?.nearNames).toContain("RetryPolicy");
  });

  it("takes pages, kinds and a scope; writes paths as on the machine unless asked otherwise", async () => {
    const all = await find({ query: "^[a-z_]+$", kinds: "Method" });
    const page = await find({ query: "^[a-z_]+$", kinds: "Method", skip: 1, take: 2 });
    expect(page.candidates).toEqual(all.candidates.slice(1, 3));
    expect(page.candidateCount).toBe(all.candidateCount);
    expect((await find({ query: "delay", scope: { path: "tests/" } })).candidates).toMatchObject([
      { filePath: "shop/tests/test_retry.py" },
    ]);
    expect((await find({ query: "Cache", pathStyle: "absolute" })).first.filePath).toMatch(/^\/.*\/net\/cache\.py$/);
  });

  it.each([" ", "\t\n", "\ufeff"])("refuses a blank query by name: %j", async (query) => {
    const { code, message } = await refusal("find_code", { query });
    expect([code, message]).toEqual(["invalid_input", expect.stringContaining("`query` takes text that is not blank")]);
  });

  it("takes what is too long for a name for text, and refuses it by name where a name is asked for", async () => {
    const query = "a::".repeat(300);
    expect((await find({ query })).routedTool).toMatch(/^search_(text|words)$/);
    for (const intent of ["symbol", "callers", "fileOutline"])
      expect((await refusal("find_code", { query, intent })).code, intent).toBe("invalid_input");
  });

  it("refuses what it does not take by name", async () => {
    expect((await refusal("find_code", { query: "a", scope: "{" })).message).toContain(
      "`scope` takes an object of repo",
    );
    expect((await refusal("find_code", { query: "a", kinds: "Thing" })).message).toContain("`kinds` takes");
    expect((await refusal("find_code", { query: "a", scope: { repo: "nowhere" } })).code).toBe("no_such_repository");
  });
});
