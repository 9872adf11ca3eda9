/**
 * Hooks run as in a page: each with a query client of its own, and a server that a test answers for. For tests only.
 */
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, renderHook } from "@testing-library/react";
import { createElement, type ReactNode } from "react";
import { afterEach, vi } from "vitest";
// A page fetches it with its first answer; here it is at hand, so that no test waits for it.
import "@/lib/client/contracts";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Renders a hook that asks the server; a question that fails is not asked again. */
export function renderAsking<Result, Props>(hook: (props: Props) => Result, initialProps: Props) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { children: ReactNode }) => createElement(QueryClientProvider, { client }, children);
  return { client, ...renderHook(hook, { initialProps, wrapper }) };
}

/** What a server answers, by the path of the operation. One that throws is a server that does not answer. */
type Answers = Readonly<Record<string, (asked: URLSearchParams) => unknown>>;

/**
 * Answers for the server.
 * @returns the questions so far, in order, each as path and query
 */
export function serve(answers: Answers): string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (address: string): Promise<Response> => {
    asked.push(address);
    const { pathname, searchParams } = new URL(address, "http://localhost");
    const body = JSON.stringify(answers[pathname](searchParams));
    return new Response(body, { headers: { "content-type": "application/json" } });
  });
  return asked;
}

/** One page of rows, as every listing operation answers. */
export const page = <Row>(results: readonly Row[], next: string | null = null) => ({
  results,
  next,
  totalMatches: results.length,
  totalIsLowerBound: false,
  truncated: next !== null,
  index: { state: "ready", done: 1, total: 1, texts: 0, leftOut: 0, revision: null, pending: 0, at: null },
  emptyReason: null,
  removedByFilter: {},
  nearNames: [],
  url: "/",
});

/** What a name means at a place, as `symbol_at` answers. */
export const meaningAnswer = (symbol: string, results: readonly unknown[]) => ({
  ...page(results),
  symbol,
  type: null,
  typeName: null,
  members: [],
  possible: [],
});

/** A key that is pressed on an element, or on the page. */
export function press(key: string, more: KeyboardEventInit = {}, on: EventTarget = document.body): KeyboardEvent {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more });
  // happy-dom takes Alt for AltGraph; a browser tells them apart.
  Object.defineProperty(event, "getModifierState", { value: () => false });
  on.dispatchEvent(event);
  return event;
}
