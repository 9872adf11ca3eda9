/** Who asks, as far as that decides what they may see. */

export interface Viewer {
  /** of the person or program; null where nobody is asked for one */
  name: string | null;
  /** names of the only repositories that they may see; null for all */
  repositories: readonly string[] | null;
  /** They may add and remove repositories, where whoever asks has a name; see lib/http/may-manage.ts. */
  manages: boolean;
}

/** Whoever may see everything: the server itself, and everybody where nobody is asked for a name. */
export const ANYBODY: Viewer = { name: null, repositories: null, manages: false };
