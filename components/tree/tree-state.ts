/** What every row of the tree goes by. */
export interface TreeState {
  repo: string;
  /** Path of the open file. */
  current: string;
  opened: ReadonlySet<string>;
  toggle: (folder: string) => void;
}
