/**
 * Keeps other sites out: a page of another origin, or a name that was re-bound to this machine, must not read code
 * through a reader's browser. And asks for the token, where one is set. Who may reach the port is the network's
 * business.
 */
import { AppError } from "../errors";
import { checkToken } from "./access-token";

const LOOPBACK = ["localhost", "127.0.0.1", "[::1]"];

interface Guard {
  /** host names besides the loopback ones, from FATHOM_ALLOWED_HOSTS; `*` allows every host */
  allowedHosts: readonly string[];
  /** FATHOM_TOKEN; undefined: nobody is asked for one */
  token?: string | undefined;
}

/** @throws AppError forbidden_host, forbidden_origin, unauthorized */
export function guardRequest(headers: Headers, { allowedHosts, token }: Guard): void {
  guardSite(headers, allowedHosts);
  checkToken(headers, token);
}

/** The part of it that holds for whoever brings a token, too. @throws AppError forbidden_host, forbidden_origin */
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
