/** Stands in front of a Postgres and can lose it: cuts connections, or refuses them. For tests only. */
import { createServer, connect, type AddressInfo, type Socket } from "node:net";

export interface DatabaseProxy {
  /** connection string of the same database, through here */
  url: string;
  /** pieces that clients have sent so far */
  pieces(): number;
  /** Cuts at the nth piece from now on, in place of sending it on: that connection, or all. */
  cutAt(piece: number, which: "one" | "all"): void;
  /** Cuts everything, and refuses connections until `open`. */
  refuse(): Promise<void>;
  /** Takes connections again, to another server where one is named. */
  open(url?: string): Promise<void>;
  close(): Promise<void>;
}

export async function databaseProxy(target: string): Promise<DatabaseProxy> {
  let to = new URL(target);
  const sockets = new Set<Socket>();
  let pieces = 0;
  let cut: { at: number; which: "one" | "all" } | null = null;
  const cutAll = (): void => sockets.forEach((socket) => socket.destroy());
  const server = createServer((client) => {
    const there = connect(Number(to.port), to.hostname);
    for (const [socket, other] of [
      [client, there],
      [there, client],
    ] as const) {
      sockets.add(socket);
      socket.on("error", () => {});
      socket.on("close", () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
    there.pipe(client);
    client.on("data", (piece) => {
      pieces++;
      if (cut === null || pieces < cut.at) return void there.write(piece);
      const { which } = cut;
      cut = null;
      if (which === "all") cutAll();
      else client.destroy();
    });
  });
  const listen = (port: number) => new Promise<void>((done) => server.listen(port, "127.0.0.1", done));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const url = new URL(target);
  [url.hostname, url.port] = ["127.0.0.1", String(port)];
  const stop = async (): Promise<void> => {
    const closed = new Promise((done) => server.close(done));
    cutAll();
    await closed;
  };
  return {
    url: url.href,
    pieces: () => pieces,
    cutAt: (piece, which) => void (cut = { at: pieces + piece, which }),
    refuse: stop,
    open: async (next) => {
      if (next !== undefined) to = new URL(next);
      await listen(port);
    },
    close: async () => void (server.listening && (await stop())),
  };
}
