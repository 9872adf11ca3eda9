/**
 * Secrets in the middle of a text: passwords in URLs, and private keys. Each of their characters becomes an `x`, so
 * that every other character stays at its place. Files that are secrets as a whole are left out by `plan/not-read.ts`.
 */

/** Finds what may be a URL with a user and a password. */
const URL_PASSWORD = /(:\/\/[^\s/:@"'`<>()]{0,100}:)([^\s/@"'`<>()]{1,200})(?=@[\w.[-])/g;
const PRIVATE_KEY = /(-----BEGIN [A-Z ]{0,30}PRIVATE KEY-----)([\s\S]{1,20000}?)(?=-----END)/g;
/** Stands for what a reader is to put there, or for what a program puts there. */
const PLACEHOLDER = /[${}%*[\]…]|^x+$|^\.+$/i;
const WORDS = new Set("password passwd passphrase pass pwd pw secret token key user username changeme".split(" "));

export interface Masked {
  text: string;
  /** secrets that were found */
  count: number;
}

/** The same object's text where there is none. */
export function maskSecrets(text: string): Masked {
  let count = 0;
  let masked = text;
  const hide = (secret: string): string => {
    count++;
    return secret.replace(/[^\s"'`\\+,;]/g, "x");
  };
  if (text.includes("://"))
    masked = masked.replace(URL_PASSWORD, (whole, before: string, password: string) =>
      isPlaceholder(password, before) ? whole : before + hide(password),
    );
  if (text.includes("PRIVATE KEY-----"))
    masked = masked.replace(PRIVATE_KEY, (whole, head: string, body: string) =>
      /[A-Za-z0-9+/=]{16}/.test(body) ? head + hide(body) : whole,
    );
  return { text: masked, count };
}

/** The user's name again, a word for it, or something that is filled in. @param before the URL up to the password */
function isPlaceholder(password: string, before: string): boolean {
  const user = before.slice(3, -1);
  return PLACEHOLDER.test(password) || PLACEHOLDER.test(user) || password === user || WORDS.has(password.toLowerCase());
}
