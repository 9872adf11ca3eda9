/** Requests whose path and headers go out as they are written: `fetch` puts both in order first. For tests only. */
import { request } from "node:http";

export interface RawAnswer {
  /** 0 where the connection was closed without an answer */
  status: number;
  headers: NodeJS.Dict<string | string[]>;
  text: string;
}

export function rawRequest(
  url: string,
  path: string,
  { method = "GET", headers = {}, body }: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<RawAnswer> {
  const { hostname, port, host } = new URL(url);
  return new Promise((resolve) => {
    const none = (): void => resolve({ status: 0, headers: {}, text: "" });
    try {
      const sent = request(
        { hostname, port, path, method, headers: { host, ...headers }, timeout: 20_000 },
        (answer) => {
          const parts: Buffer[] = [];
          answer.on("data", (part: Buffer) => parts.push(part));
          answer.on("error", none);
          answer.on("end", () =>
            resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text: Buffer.concat(parts).toString() }),
          );
        },
      );
      sent.on("error", none);
      sent.on("timeout", () => sent.destroy());
      sent.end(body);
    } catch {
      // Node itself refuses to send it.
      none();
    }
  });
}
