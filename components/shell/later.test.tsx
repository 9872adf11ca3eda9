// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { fetchParts, later } from "./later";

afterEach(cleanup);

const Dock = ({ of }: { of: string }) => <p>dock of {of}</p>;

it("a part that is shown before it was fetched comes as soon as it can", async () => {
  const Part = later(async () => Dock);
  render(<Part of="crane" />);
  expect(screen.queryByText("dock of crane")).toBeNull();
  expect(await screen.findByText("dock of crane")).toBeTruthy();
});

it("what stands in for a part gives way to it", async () => {
  const Part = later(
    async () => Dock,
    ({ of }: { of: string }) => <p>soon: {of}</p>,
  );
  render(<Part of="crane" />);
  expect(screen.getByText("soon: crane")).toBeTruthy();
  expect(await screen.findByText("dock of crane")).toBeTruthy();
  expect(screen.queryByText("soon: crane")).toBeNull();
});

it("a part that was fetched while nothing else was to do is shown at once", async () => {
  vi.stubGlobal("requestIdleCallback", (work: () => void) => void work());
  const load = vi.fn(async () => Dock);
  const Part = later(load);
  const stop = fetchParts();
  await vi.waitFor(() => expect(load).toHaveBeenCalled());
  await Promise.resolve();
  render(<Part of="hoist" />);
  expect(screen.getByText("dock of hoist")).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
  stop();
});

it("a part that did not come is asked for again when it is shown again", async () => {
  let away = true;
  const Part = later(async () => {
    if (away) throw new Error("away");
    return Dock;
  });
  render(<Part of="crane" />);
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(screen.queryByText("dock of crane")).toBeNull();
  away = false;
  cleanup();
  render(<Part of="crane" />);
  expect(await screen.findByText("dock of crane")).toBeTruthy();
});
