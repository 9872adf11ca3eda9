import { expect, it } from "vitest";
import { within } from "./lsp-request";

it("a caller that waits no longer is told so, whatever becomes of the work", async () => {
  const never = new Promise<number>(() => {});
  await expect(within(never, 0.5, "textDocument/hover")).rejects.toMatchObject({
    code: "deadline_exceeded",
    message: "textDocument/hover took longer than 0.5 ms.",
  });
  await expect(within(Promise.resolve(1), 60_000, "textDocument/hover")).resolves.toBe(1);
  await expect(within(Promise.resolve(1), undefined, "textDocument/hover")).resolves.toBe(1);
});
