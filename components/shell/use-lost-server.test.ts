// @vitest-environment happy-dom
import { expect, it, vi } from "vitest";
import { ApiError } from "@/lib/client/api-error";
import { statusQuery } from "@/lib/client/queries/status";
import { renderAsking } from "@/testing/hooks/render";
import { useLostServer } from "./use-lost-server";

const unreachable = () => new ApiError("unreachable", "The Fathom server does not answer.", { hint: "", status: 0 });
const refused = () => new ApiError("no_such_file", "There is no such file.", { hint: "", status: 404 });

function asking() {
  const ask = vi.fn();
  const { client } = renderAsking(() => useLostServer(ask), null);
  const fail = (queryKey: readonly unknown[], error: Error) =>
    client.prefetchQuery({ queryKey, queryFn: () => Promise.reject(error), retry: false });
  return { ask, fail };
}

it("asks for the state when a question gets no answer at all, or the network goes", async () => {
  const { ask, fail } = asking();
  await fail(["read_file"], refused());
  expect(ask).not.toHaveBeenCalled();
  await fail(["read_file", 2], unreachable());
  expect(ask).toHaveBeenCalledTimes(1);
  dispatchEvent(new Event("offline"));
  expect(ask).toHaveBeenCalledTimes(2);
  dispatchEvent(new Event("online"));
  expect(ask).toHaveBeenCalledTimes(3);
});

it("is not set off by the question for the state itself", async () => {
  const { ask, fail } = asking();
  await fail(statusQuery().queryKey, unreachable());
  expect(ask).not.toHaveBeenCalled();
});
