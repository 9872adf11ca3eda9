/** Finds the port of the page. */
import { createServer } from "node:net";
import { AppError } from "../../lib/errors";
import { DEFAULT_PORT } from "../options.mjs";

const LOOPBACK = "127.0.0.1";
const TRIES = 100;

/** The wanted port, or without a wish the default or the next free one. Throws `port_in_use`. */
export async function choosePort(wanted: number | undefined, host = LOOPBACK): Promise<number> {
  if (wanted !== undefined) {
    const problem = await tryPort(wanted, host);
    if (problem === undefined) return wanted;
    const why = problem === "EACCES" ? "may not be used by this user" : "is in use by another program";
    throw new AppError("port_in_use", `Port ${wanted} ${why}.`, {
      hint: "Choose another with --port, or leave it out to get a free one.",
    });
  }
  for (let port = DEFAULT_PORT; port < DEFAULT_PORT + TRIES; port++) {
    if ((await tryPort(port, host)) === undefined) return port;
  }
  throw new AppError("port_in_use", `The ports ${DEFAULT_PORT} to ${DEFAULT_PORT + TRIES - 1} are all in use.`);
}

/** Some port that is free right now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, LOOPBACK, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

/** Undefined when the port is free, else the system's error code. */
function tryPort(port: number, host: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? "EADDRINUSE"));
    server.listen(port, host, () => server.close(() => resolve(undefined)));
  });
}
