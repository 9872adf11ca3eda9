/**
 * Keeps other sites out: a page of another origin, or a name that was re-bound to this machine, must not read code
 * through a reader's browser. Who is asking is for `identify.ts` to say.
 */
import { AppError } from "../errors";

const LOOPBACK = ["localhost", "127.0.0.1", "[::1]"];

/**
 * @param allowedHosts host names besides the loopback ones; `*` allows every host
 * @throws AppError forbidden_host, forbidden_origin
 */
export function guardSite(headers: Headers, allowedHosts: readonly string[]): void {
  const host = headers.get("host");
  const name = host === null ? null : hostName(`http://${host}`);
  if (name === null || !(isNamed(name, LOOPBACK) || isNamed(name, allowedHosts))) {
    throw new AppError("forbidden_host", `Fathom does not answer under the host name "${(host ?? "").slice(0, 100)}".`);
  }
  const origin = headers.get("origin");
  if (origin === null || isSameOrigin(origin, host)) return;
  const originName = hostName(origin);
  if (originName === null || !isNamed(originName, allowedHosts)) {
    throw new AppError("forbidden_origin", `Fathom does not answer pages of "${origin.slice(0, 100)}".`);
  }
}

/** Whether a `Host` header names the machine itself. */
export function isLoopback(host: string | null): boolean {
  const name = host === null ? null : hostName(`http://${host}`);
  return name !== null && isNamed(name, LOOPBACK);
}

function isNamed(name: string, hosts: readonly string[]): boolean {
  return hosts.includes("*") || hosts.some((host) => host.toLowerCase() === name);
}

function isSameOrigin(origin: string, host: string | null): boolean {
  return URL.canParse(origin) && new URL(origin).host === host?.toLowerCase();
}

/** Host name of a URL without its port, lower case; null when it is no URL. */
function hostName(url: string): string | null {
  return URL.canParse(url) ? new URL(url).hostname : null;
}
