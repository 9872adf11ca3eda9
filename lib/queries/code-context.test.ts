import { describe, expect, it } from "vitest";
import { tokensOf } from "./count-tokens";
import { pieceText } from "../contract/piece-text";
import { askedIndex, indexedFolders } from "../../testing/queries/indexed";

const shop = {
  "net/retry.py": `
class Policy:
    """What decides about another attempt."""

    def wait_before(self, attempt):
        raise NotImplementedError

class Backoff(Policy):
    """Waits longer each time."""

    def wait_before(self, attempt):
        """Seconds to sleep until the next try, longer each time."""
        return clamp(self.base * 2 ** attempt)

def clamp(seconds):
    return min(seconds, 60)
`,
  "net/client.py": `
from net.retry import Backoff

class Client:
    def send(self, request):
        """Sends a request, and again when it fails."""
        return Backoff().wait_before(1)
`,
  "tests/test_retry.py": `
from net.retry import Backoff

def test_sleeps_longer():
    assert Backoff().wait_before(2) == 4
`,
  "net/pool.py": `
def borrow(pool):
    """Takes a connection out of the pool.

${"    A line of a long comment that says little.\n".repeat(30)}
    Its last line.
    """
    return pool.free.pop()
`,
  "include/shape.h": "// Area of the shape in square metres.\ndouble surface(double width, double height);\n",
  "src/shape.c": '#include "shape.h"\ndouble surface(double width, double height) { return width * height; }\n',
};
const tools = { "tool.py": 'def sweep():\n    """Sleeps until the next try at midnight."""\n    pass\n' };

const { ask } = askedIndex(() => indexedFolders({ shop, tools }));
const packOf = async (input: Record<string, unknown>) => {
  const answer = await ask("code_context", { repo: "shop", ...input });
  const reasons = answer.results.map(({ qualifiedName, reason, of }) => `${qualifiedName} ${reason} ${of ?? "-"}`);
  return { ...answer, reasons, first: answer.results[0] };
};
const question = "how long to sleep until the next try";

describe("a pack of context", () => {
  it("answers a question with the code that words find, its source included", async () => {
    const { first, asked } = await packOf({ query: question });
    expect(asked).toBe("words");
    expect(first).toMatchObject({ qualifiedName: "Backoff.wait_before", file: "net/retry.py", reason: "found" });
    expect(first.text).toContain("return clamp(self.base * 2 ** attempt)");
    expect(first.url).toMatch(/^\/r\/shop\/net\/retry\.py/);
  });

  it("stands around a symbol what calls it, what it calls, what it overrides, and its tests", async () => {
    const { reasons, asked } = await packOf({ query: "Backoff.wait_before" });
    expect(asked).toBe("symbol");
    expect(reasons[0]).toBe("Backoff.wait_before named -");
    expect(reasons.slice(1).sort()).toEqual([
      "Client.send caller Backoff.wait_before",
      "Policy.wait_before overridden Backoff.wait_before",
      "clamp callee Backoff.wait_before",
      "test_sleeps_longer test Backoff.wait_before",
    ]);
  });

  it("takes a key, and a name inside of a question", async () => {
    const { first } = await packOf({ query: "Policy" });
    expect(await packOf({ query: first.key })).toMatchObject({ asked: "symbol", first: { name: "Policy" } });
    const { reasons } = await packOf({ query: "what happens in `Client.send` when it fails" });
    expect(reasons[0]).toBe("Client.send named -");
  });

  it("takes a text without spaces that is longer than any name", async () => {
    const answer = await ask("code_context", { query: "a::".repeat(300) });
    expect(answer.results).toEqual([]);
  });

  it("leads to bases and derived types, and to the other half of a symbol", async () => {
    expect((await packOf({ query: "Policy" })).reasons).toContain("Backoff derived Policy");
    expect((await packOf({ query: "Backoff" })).reasons).toContain("Policy base Backoff");
    const { results } = await packOf({ query: "surface" });
    expect(results.map(({ file, reason }) => `${file} ${reason}`)).toEqual([
      "src/shape.c named",
      "include/shape.h counterpart",
    ]);
  });

  it("shows the code of a function under a long comment, of which only the beginning comes", async () => {
    const { first } = await packOf({ query: "borrow" });
    expect(first.text).toMatch(
      /Takes a connection out of the pool\.[\s\S]*\n…\n {4}"""\n {4}return pool\.free\.pop\(\)$/,
    );
    expect(first.text?.match(/long comment/g)?.length).toBeLessThan(10);
  });

  it("says nothing twice", async () => {
    for (const query of [question, "Backoff", "sends a request again when it fails"]) {
      const { results } = await packOf({ query });
      const places = results.map(({ file, line }) => `${file}:${line}`);
      expect(new Set(places).size).toBe(places.length);
      for (const body of results.filter(({ text }) => text !== null))
        for (const other of results.filter(({ file, key }) => file === body.file && key !== body.key))
          expect(other.line < body.startLine || other.line > body.endLine, `${body.name} holds ${other.name}`).toBe(
            true,
          );
    }
  });

  it("keeps to the repository, the language and the path that are asked for", async () => {
    const names = async (input: Record<string, unknown>) =>
      (await ask("code_context", { query: question, ...input })).results.map(({ name }) => name);
    expect(await names({ repo: "tools" })).toEqual(["sweep"]);
    expect(await names({ lang: "c" })).not.toContain("sweep");
    expect(await names({ path: "net/", repo: "shop" })).toContain("wait_before");
  });

  it("gives signatures where there is no room for source", async () => {
    const { results } = await packOf({ query: question, max_tokens: 300 });
    expect(results.length).toBeGreaterThan(0);
    expect(results.every(({ text }) => text === null)).toBe(true);
    expect(results.reduce((sum, each) => sum + tokensOf(pieceText(each)), 0)).toBeLessThanOrEqual(300);
  });

  it("says that nothing is named so, and which names are near", async () => {
    const { results, emptyReason, nearNames } = await packOf({ query: "wait_befour" });
    expect(results).toEqual([]);
    expect(emptyReason?.code).toBe("no_match");
    expect(nearNames).toContain("wait_before");
  });
});
