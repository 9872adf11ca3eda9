// @vitest-environment happy-dom
import { act, cleanup, render, screen } from "@testing-library/react";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { afterEach, expect, it, vi } from "vitest";
import { sourceChangesQuery } from "@/lib/client/source-changes";
import { statusQuery } from "@/lib/client/queries/status";
import type { RepositoryRow } from "@/lib/contract/repository-row";
import { OverlayContext } from "../shell/overlay-context";
import { Home } from "./home";

vi.mock("next/navigation", () => ({ useRouter: () => ({}), useSearchParams: () => new URLSearchParams() }));

const repository = (at: number, state: RepositoryRow["state"] = "ready"): RepositoryRow => ({
  ...{ name: `harbour-${at}`, scope: "user", branch: null, revision: null, state, error: null, files: 1, texts: 0 },
  ...{ leftOut: 0, ignored: null, noIgnore: false, symbols: 1, languages: [], indexedAt: null, url: "/" },
  run: {
    ...{ phase: "parse", filesDone: 1, filesTotal: 2, symbols: 1, bytesDone: 1, bytesTotal: 2, filesPerSecond: null },
    ...{ secondsLeft: null, current: [], startedAt: "", updatedAt: "", finishedAt: null, error: null },
  },
});

const statusWith = (repositories: readonly RepositoryRow[]) => ({
  totals: { repositories: repositories.length, files: 1, symbols: 1, lines: 1, blueprints: 0 },
  index: { state: "ready", done: 1, total: 1, texts: 0, leftOut: 0, revision: null, pending: 0, at: null },
  ...{ repositories, reasons: [], examples: [] },
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("keeps what is typed for another repository, and the focus, whatever becomes of those that are there", async () => {
  vi.stubGlobal("fetch", () => new Promise(() => {}));
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, refetchInterval: false } } });
  const shows = (...repositories: readonly RepositoryRow[]): Promise<void> =>
    act(async () => void client.setQueryData<unknown>(statusQuery().queryKey, statusWith(repositories)));
  client.setQueryData(sourceChangesQuery().queryKey, { mayManage: true, changes: [], fetched: [] });
  await shows();
  render(
    <QueryClientProvider client={client}>
      <OverlayContext value={{ openPalette: () => {}, openKeys: () => {} }}>
        <Home />
      </OverlayContext>
    </QueryClientProvider>,
  );
  const field = screen.getByRole("textbox", { name: "Git address or folder" });
  field.focus();
  await shows(repository(0, "indexing"));
  await shows(repository(0));
  await shows(...Array.from({ length: 12 }, (_, at) => repository(at)));
  expect(screen.getByRole("textbox", { name: "Git address or folder" })).toBe(field);
  expect(document.activeElement).toBe(field);
});
