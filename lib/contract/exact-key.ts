/**
 * A key that names the symbol of one repository: `cpp repo=game Crane#` is the `cpp Crane#` of `game`. Two
 * repositories that have nothing to do with each other may declare symbols of one key; a plain key means them all.
 * What stands behind `repo=` is escaped as in an address, so it has no blank.
 */
const MARK = "repo=";

/** The same key, of one repository alone. */
export function exactKey(repo: string, key: string): string {
  const blank = key.indexOf(" ");
  if (blank <= 0 || key.startsWith(MARK, blank + 1)) return key;
  return `${key.slice(0, blank)} ${MARK}${encodeURIComponent(repo)}${key.slice(blank)}`;
}

/** A key as symbols have it, and the repository that it is of; null where it names none. */
export function readExactKey(text: string): { key: string; repo: string | null } {
  const blank = text.indexOf(" ");
  const end = text.indexOf(" ", blank + 1);
  if (blank <= 0 || end < 0 || !text.startsWith(MARK, blank + 1)) return { key: text, repo: null };
  const repo = decoded(text.slice(blank + 1 + MARK.length, end));
  return repo === null ? { key: text, repo } : { key: text.slice(0, blank) + text.slice(end), repo };
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
