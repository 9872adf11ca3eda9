/** Why an asset's header was not read. Every fault of a file ends as this error; any other error is a bug of ours. */

export class AssetRefused extends Error {
  /**
   * @param reason as the file's row says it
   * @param message in words, for people
   */
  constructor(
    readonly reason: "lfs_pointer" | "bad_asset",
    message: string,
  ) {
    super(message);
  }
}

/** The file contains values that contradict each other or its size. */
export function broken(what: string): AssetRefused {
  return new AssetRefused("bad_asset", `Its header is broken: ${what}.`);
}
