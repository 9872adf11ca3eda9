/**
 * Takes many new connections in one turn of the event loop. A listening handle takes one (libuv since 1.45), and a
 * turn is long where a hundred questions are under way: whoever comes then waits behind all who came before. Each
 * copy of the handle takes one more. Only another process can make copies, by sending the handle back: the launcher
 * does.
 */
import type { SendHandle } from "node:child_process";
import { createServer, type Server } from "node:net";
import { copySchema, type AskForCopies, type Channel } from "../listener-copies";

const COPIES = 64;

/**
 * Has a server that listens take more connections in a turn, as soon as the other side answers. To be asked once for
 * each server.
 */
export function acceptMany(server: Server, launcher: Channel, count = COPIES): void {
  // Windows has many connections taken beforehand.
  if (!launcher.send || process.platform === "win32") return;
  const handle = handleOf(server);
  if (handle === null) return;
  const copies: Server[] = [];
  endTogether(server, copies);
  launcher.on("message", (message, copy) => {
    if (!copySchema.safeParse(message).success || copy === undefined) return;
    if (!server.listening) return (copy as { close(): void }).close();
    // Sockets as the server's own: its answers go out at once, and after the caller's end is closed.
    const more = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => server.emit("connection", socket));
    copies.push(more);
    more.on("error", (error) => console.error("A copy of the listening socket failed:", error));
    more.listen(copy).unref();
  });
  launcher.send({ type: "copies", count } satisfies AskForCopies, handle);
}

/** The handle itself: a server that is sent begins to take connections where it arrives. */
function handleOf(server: Server): SendHandle | null {
  return (server as Server & { _handle: SendHandle | null })._handle;
}

/** A server is closed when its copies are: connections that came through them are served to their end. */
function endTogether(server: Server, copies: readonly Server[]): void {
  const close = server.close.bind(server);
  server.close = (done) => {
    const others = copies.map((copy) => new Promise<void>((resolve) => copy.close(() => resolve())));
    return close((error) => void Promise.all(others).then(() => done?.(error)));
  };
}
