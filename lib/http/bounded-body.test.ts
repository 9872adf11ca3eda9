import { describe, expect, it } from "vitest";
import { withBoundedBody } from "./bounded-body";

const MOST = 1_000;

/** A body that comes in parts, without its length; counts how many were asked for. */
function inParts(count: number) {
  const taken = { parts: 0, cancelled: false };
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      if (taken.parts++ === count) controller.close();
      else controller.enqueue(new Uint8Array(300).fill(97));
    },
    cancel: () => void (taken.cancelled = true),
  });
  const request = new Request("http://localhost/mcp", { method: "POST", body, duplex: "half" } as RequestInit);
  return { request, taken };
}

describe("the body of a request", () => {
  it("is read whole within the bound, its length told or not", async () => {
    const told = new Request("http://localhost/mcp", { method: "POST", body: "{}", headers: { "x-a": "b" } });
    const read = await withBoundedBody(told, MOST);
    expect([await read.text(), read.headers.get("x-a"), read.method]).toEqual(["{}", "b", "POST"]);
    expect(await (await withBoundedBody(inParts(3).request, MOST)).text()).toHaveLength(900);
  });

  it("is refused when it tells a greater length", async () => {
    const headers = { "content-length": "1001" };
    const request = new Request("http://localhost/mcp", { method: "POST", body: "{}", headers });
    await expect(withBoundedBody(request, MOST)).rejects.toMatchObject({ code: "too_large", status: 413 });
  });

  it("is left unread where it passes the bound without having told", async () => {
    const { request, taken } = inParts(1_000);
    await expect(withBoundedBody(request, MOST)).rejects.toMatchObject({ code: "too_large" });
    expect(taken.cancelled).toBe(true);
    expect(taken.parts).toBeLessThan(10);
  });

  it("may be missing", async () => {
    const request = new Request("http://localhost/mcp");
    expect(await withBoundedBody(request, MOST)).toBe(request);
  });
});
