// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { afterEach, expect, it, vi } from "vitest";
// A page fetches it with its first answer; here it is at hand, so that no test waits for it.
import "@/lib/contract/ask-code";
import type { AskEvent } from "@/lib/contract/ask-code";
import { AskPage } from "./ask-page";

vi.mock("next/navigation", () => ({ useRouter: () => ({ push: () => {} }) }));

const piece = {
  ...{ name: "borrow", qualifiedName: "Pool.borrow", kind: "method", repo: "shop", file: "pool.py", line: 3 },
  ...{ startLine: 3, endLine: 9, signature: "borrow(self)", doc: null, text: "def borrow(self):", reason: "named" },
  ...{ of: null, score: 1, key: "python pool/Pool#borrow().", url: "/r/shop/pool.py?symbol=x" },
} as const;
const pack = (model: string | null) => ({
  type: "pack",
  answer: {
    ...{ query: "borrow", asked: "words", wordsAlone: null, results: [piece], totalMatches: 1, url: "/", model },
    ...{
      totalIsLowerBound: false,
      truncated: false,
      next: null,
      emptyReason: null,
      removedByFilter: {},
      nearNames: [],
    },
    index: { state: "ready", done: 1, total: 1, texts: 0, leftOut: 0, revision: null, pending: 0, at: null },
  },
});

function answersWith(events: readonly unknown[]): void {
  const body = events.map((event) => `event: x\ndata: ${JSON.stringify(event)}\n\n`).join("");
  vi.stubGlobal("fetch", async (url: string) =>
    url.startsWith("/api/ask")
      ? new Response(body)
      : Response.json({ error: { code: "x", message: "", hint: "" } }, { status: 404 }),
  );
}
const show = () =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <AskPage question="borrow" />
    </QueryClientProvider>,
  );
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("claims link to the pieces that they cite, and bear marks where they cite none", async () => {
  const claim = (at: number, state: string, parts: unknown[]) => ({
    ...{ type: "claim", at },
    claim: { state, starts: at === 0, item: false, parts },
  });
  answersWith([
    pack("small"),
    claim(0, "open", [{ type: "text", text: "It ta" }]),
    claim(0, "cited", [
      { type: "text", text: "It takes one " },
      { type: "piece", number: 1 },
    ]),
    claim(1, "uncited", [
      { type: "text", text: "<b>It is fast" },
      { type: "removed", number: 9 },
    ]),
    { type: "end", ended: "whole" } satisfies AskEvent,
  ]);
  show();
  expect(await screen.findByText(/Written by small from 1 piece of code.*1 claim names no source/)).toBeTruthy();
  const answer = screen.getByRole("region", { name: "Answer" });
  expect(answer.textContent).toContain("It takes one [1]");
  expect(answer.textContent).toContain("<b>It is fast");
  expect(screen.getByRole("link", { name: /^Piece 1: Pool.borrow/ }).getAttribute("href")).toBe(piece.url);
  expect(screen.getAllByText(/^(no source|source removed)$/)).toHaveLength(2);
});

it("without a model the pieces are the answer, and nothing pretends to be one", async () => {
  answersWith([pack(null), { type: "end", ended: null }]);
  show();
  expect(await screen.findByText(/No model is configured \(LLM_URL\)/)).toBeTruthy();
  expect(screen.queryByRole("region", { name: "Answer" })).toBeNull();
  expect(screen.getByRole("link", { name: "Pool.borrow" }).getAttribute("href")).toBe(piece.url);
});

it("what went wrong stands above the pieces", async () => {
  answersWith([
    pack("small"),
    { type: "error", error: { code: "answers_unavailable", message: "It is off.", hint: "Look." } },
  ]);
  show();
  expect((await screen.findByRole("alert")).textContent).toContain("It is off.");
  expect(screen.getByRole("region", { name: "Pieces of code" })).toBeTruthy();
});
