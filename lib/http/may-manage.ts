/**
 * Who may add and remove repositories: on a machine of one's own, where nobody else can ask, everybody; else those
 * whose token says so, and persons whom a proxy names and FATHOM_MANAGERS lists.
 */
import type { Environment } from "../env";
import type { Viewer } from "../queries/viewer";
import { exchangeOf } from "./exchange";
import { isLoopback } from "./guard-site";
import { isAmong } from "./identify";

type Reach = Pick<Environment, "isPublic" | "baseUrl" | "allowedHosts">;

export function mayManage(viewer: Viewer, headers: Headers, settings: Reach): boolean {
  if (viewer.name !== null) return viewer.manages && viewer.repositories === null;
  // A proxy before a server that asks nobody brings others along.
  const isAlone = !settings.isPublic && settings.baseUrl === undefined && settings.allowedHosts.length === 0;
  const peer = exchangeOf(headers)?.peer;
  return isAlone && isLoopback(headers.get("host")) && (peer === undefined || isAmong(peer, LOOPBACK));
}

const LOOPBACK = ["127.0.0.0/8", "::1"];
