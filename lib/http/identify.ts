/**
 * Who sends a request: by a token, or by the header of a proxy that has signed them in. Nobody is asked on a machine
 * of one's own, until there is a token.
 */
import { createHash, timingSafeEqual } from "node:crypto";
import { BlockList, isIP } from "node:net";
import type { Environment } from "../env";
import { AppError } from "../errors";
import type { AccessToken } from "../queries/known-tokens";
import { ANYBODY, type Viewer } from "../queries/viewer";
import { exchangeOf } from "./exchange";
import { tokenOf } from "./sent-token";

/** What decides who somebody is. */
export type IdentitySettings = Pick<Environment, "token" | "launchToken" | "isPublic" | "identity"> & {
  /** names of those who may add and remove repositories, beside those whose token says so */
  managers?: readonly string[];
};

/** @throws AppError unauthorized, where a name is asked for and none, or a wrong token, was sent */
export function identify(headers: Headers, settings: IdentitySettings, tokens: readonly AccessToken[]): Viewer {
  const sent = tokenOf(headers);
  const signedIn = personOfProxy(headers, settings.identity);
  if (sent !== undefined) {
    const viewer = viewerOfToken(sent, settings, tokens);
    if (viewer !== null) return viewer;
    if (signedIn === null) throw new AppError("unauthorized", "The token is not one that this Fathom knows.");
  }
  if (signedIn !== null) return viewerOfProxy(signedIn, settings, tokens);
  if (!isNameAsked(settings, tokens)) return ANYBODY;
  throw new AppError("unauthorized", "This Fathom asks for a token.");
}

/** Whether requests need to say whose they are. */
export const isNameAsked = ({ token, isPublic, identity }: IdentitySettings, tokens: readonly AccessToken[]): boolean =>
  isPublic || token !== undefined || identity !== undefined || tokens.length > 0;

/** Looks at every token, however early one fits: how long it takes tells nothing. */
function viewerOfToken(
  sent: string,
  { token, launchToken, managers = [] }: IdentitySettings,
  tokens: readonly AccessToken[],
): Viewer | null {
  const hash = createHash("sha256").update(sent).digest();
  const fixed = [
    { name: "token", token, manages: managers.includes("token") },
    { name: "this machine", token: launchToken, manages: true },
  ].flatMap(({ token: one, ...each }) =>
    one === undefined ? [] : [{ ...each, hash: createHash("sha256").update(one).digest(), repositories: null }],
  );
  let found: Viewer | null = null;
  for (const { name, hash: known, repositories, manages } of [...fixed, ...tokens])
    if (timingSafeEqual(hash, known)) found ??= { name, repositories, manages };
  return found;
}

/** A person whom a proxy names may do what a token of the same name opens. */
function viewerOfProxy(name: string, { managers = [] }: IdentitySettings, tokens: readonly AccessToken[]): Viewer {
  const { repositories = null, manages = false } = tokens.find((each) => each.name === name) ?? {};
  return { name, repositories, manages: manages || managers.includes(name) };
}

/** A header that was sent twice arrives with a comma in it, and names nobody. */
const PERSON = /^[\p{L}\p{N}._@+-]{1,100}$/u;

/** Null where no proxy is trusted, or another sent this. */
function personOfProxy(headers: Headers, identity: IdentitySettings["identity"]): string | null {
  if (identity === undefined) return null;
  const name = headers.get(identity.header);
  const peer = exchangeOf(headers)?.peer;
  if (name === null || peer === undefined || !isAmong(peer, identity.from)) return null;
  return PERSON.test(name) ? name : null;
}

/** @param from addresses, and networks as `10.0.0.0/8` */
export function isAmong(address: string, from: readonly string[]): boolean {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, "");
  const family = isIP(plain);
  if (family === 0) return false;
  const list = new BlockList();
  for (const one of from) {
    const [network, bits] = one.split("/");
    const kind = isIP(network) === 6 ? "ipv6" : "ipv4";
    if (bits === undefined) list.addAddress(network, kind);
    else list.addSubnet(network, Number(bits), kind);
  }
  return list.check(plain, family === 6 ? "ipv6" : "ipv4");
}
