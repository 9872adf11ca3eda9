/** Parses the address of a code page: which repository, file or folder it names. */

/** Repository and path of `/r/<repo>/<path>`; parts that are not valid percent encoding stand for themselves. */
export function addressOf(segments: readonly string[]): { repo: string; path: string } {
  const [repo, ...path] = segments.map(decoded);
  return { repo, path: path.join("/") };
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
