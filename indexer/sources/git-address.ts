/**
 * Which addresses and names of revisions git is handed. Refused is whatever could start a program, name a file, carry
 * a password or be taken for an option.
 */
import { AppError } from "../../lib/errors";

const HOST = String.raw`[A-Za-z0-9][A-Za-z0-9.-]{0,252}|\[[0-9A-Fa-f:.]+\]`;
const USER = String.raw`[A-Za-z0-9_][A-Za-z0-9_.+-]{0,63}`;
const PATH = String.raw`[A-Za-z0-9_.~%+@=,/-]{1,1000}`;
/** `https://host/path`, with no user: what signs in is git's own helper. */
const HTTPS = new RegExp(`^https://(?:${HOST})(?::\\d{1,5})?/${PATH}$`);
const SSH = new RegExp(`^ssh://(?:${USER}@)?(?:${HOST})(?::\\d{1,5})?/${PATH}$`);
/** `git@host:path`, as people copy it. */
const SCP = new RegExp(`^${USER}@(?:${HOST}):(?![-:/]{2}|-)${PATH}$`);
const REF = /^[A-Za-z0-9_][A-Za-z0-9_./+@-]{0,199}$/;

/** Whether somebody means an address, and no folder. */
export const looksLikeAddress = (text: string): boolean => /^[a-z][a-z0-9+.-]*:(\/\/|:)/i.test(text) || SCP.test(text);

/** @throws AppError invalid_input */
export function checkAddress(url: string): string {
  if (HTTPS.test(url) || SSH.test(url) || SCP.test(url)) return url;
  const shown = url.replace(/:\/\/[^/]*@/, "://…@").slice(0, 100);
  const isSignedIn = /^https:\/\/[^/]*@/.test(url);
  throw new AppError("invalid_input", `Fathom does not fetch from ${shown}.`, {
    hint: isSignedIn
      ? "Leave user and password out of it: git's credential helper, or a key for ssh, lets this machine in."
      : "Give https://host/path, ssh://user@host/path or user@host:path.",
  });
}

/** A branch, tag or whole name of a ref. @throws AppError invalid_input */
export function checkRef(ref: string): string {
  const isRef = REF.test(ref) && !/\.\.|@\{|\/\/|\.lock(\/|$)|[./]$|\/\./.test(ref);
  if (isRef) return ref;
  throw new AppError("invalid_input", `"${ref.slice(0, 100)}" names no branch or tag.`, {
    hint: "Give its name as git lists it: main, v1.2, release/5.",
  });
}

/** What a repository is called after its address: the last part of the path. */
export function nameOfAddress(url: string): string {
  const last = url.replace(/\/+$/, "").split(/[/:]/).at(-1) ?? "";
  return (
    last
      .replace(/\.git$/, "")
      .replace(/[^A-Za-z0-9_.+-]/g, "-")
      .replace(/^[.-]+/, "") || "repository"
  );
}
