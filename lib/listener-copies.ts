/**
 * How a server and the program that started it make copies of a listening handle: only in another process is a handle
 * that is sent another one, and so it is sent there and back.
 */
import type { SendHandle } from "node:child_process";
import { z } from "zod";

const askForCopiesSchema = z.object({ type: z.literal("copies"), count: z.number().int().min(1).max(64) });
export type AskForCopies = z.infer<typeof askForCopiesSchema>;

export const copySchema = z.object({ type: z.literal("copy") });

/** One end of what two processes send each other. */
export interface Channel {
  send?(message: object, handle: SendHandle, options?: undefined, sent?: () => void): unknown;
  on(event: "message", listener: (message: unknown, handle: unknown) => void): unknown;
}

/** Sends a handle back as often as the server asks for; what asks for nothing is left alone. */
export function sendCopies(message: unknown, handle: unknown, server: Pick<Channel, "send">): void {
  const asked = askForCopiesSchema.safeParse(message);
  if (!asked.success || handle === undefined) return;
  const copy = { type: "copy" } satisfies z.infer<typeof copySchema>;
  const close = (): void => (handle as { close(): void }).close();
  for (let left = asked.data.count; left > 0; left--)
    server.send?.(copy, handle as SendHandle, undefined, left === 1 ? close : undefined);
}
