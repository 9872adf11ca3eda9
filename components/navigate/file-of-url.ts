/** The file that an address of this server names. The inverse of `fileUrl`. */

export interface FileAddress {
  repo: string;
  file: string;
}

/** Null for every other page, and for a repository's root. */
export function fileOfUrl(url: string, origin: string): FileAddress | null {
  const { pathname, origin: its } = new URL(url, origin);
  const [, page, repo, ...path] = pathname.split("/");
  if (its !== origin || page !== "r" || !repo || path.join("") === "") return null;
  try {
    return { repo: decodeURIComponent(repo), file: path.map(decodeURIComponent).join("/") };
  } catch {
    return null;
  }
}
