/** The properties of a grammar that it does not contain itself; node types come from the grammar. */
export interface Grammar {
  /**
   * module specifier of the `.wasm`, so that the package manager's layout decides, from the sources as well as from a
   * bundle
   */
  module: string;
  /**
   * A few lines that show the fast reader's hard cases: comments between children (extras), hidden rules with fields,
   * aliases, empty nodes, characters outside the BMP, and code that does not parse. When the grammar is loaded, both
   * tree readers must agree on it.
   */
  sample: string;
  /** what an expression stands between, for a tree as deep as wanted */
  around: readonly [before: string, after: string];
}
