/** The threads that follow what was indexed, one for each kind; none is started before it is told to look. */
import { databaseUrl, env, programPath } from "../../lib/env";
import { SearchIndexThread } from "../search-index/search-index-thread";
import { FollowingThread } from "./following-thread";

export type FollowerKind = "text" | "precise" | "semantic" | "revisions";

/** @param programs folder of the bundled programs; @param dataFolder where engines keep what they need */
export function followerOf(kind: FollowerKind, programs: URL, dataFolder = env().dataFolder): FollowingThread {
  const { zoekt } = env();
  const url = databaseUrl();
  const program = (name: string): URL => new URL(`./${name}.js`, programs);
  switch (kind) {
    case "text":
      return new FollowingThread("The text index", program("text-index-worker"), {
        url,
        zoektIndex: zoekt.indexFolder,
      });
    case "precise":
      return new FollowingThread("Compilers' engines", program("precise-worker"), {
        ...{ url, dataFolder, path: programPath() },
      });
    case "semantic":
      return new FollowingThread("The index by meaning", program("semantic-worker"), { url });
    case "revisions":
      return new FollowingThread("Comparisons of revisions", program("revision-worker"), { url });
  }
}

/**
 * A thread that takes jobs of the queue as one of many workers, beginning at once.
 * @param workerId see lib/db/admin/index-workers.ts
 */
export function jobsThread(kind: "precise" | "semantic", programs: URL, dataFolder: string, workerId: number) {
  const settings = { url: databaseUrl(), dataFolder, path: programPath(), workerId: String(workerId) };
  const name = kind === "precise" ? "Compilers' engines" : "The index by meaning";
  const thread = new FollowingThread(name, new URL(`./${kind}-worker.js`, programs), settings);
  thread.look();
  return thread;
}

/** Follows the folder of SCIP files and asks no engine: of many workers one does that for all. */
export const scipFollower = (programs: URL, dataFolder: string): FollowingThread =>
  new FollowingThread("SCIP files", new URL("./precise-worker.js", programs), {
    ...{ url: databaseUrl(), dataFolder, engines: "none" },
  });

/** Fills the search server that the environment names, beginning at once; null where it names none. */
export function searchFollower(programs: URL): SearchIndexThread | null {
  const { meili } = env();
  if (meili === undefined) return null;
  return new SearchIndexThread(new URL("./search-index-worker.js", programs), { ...meili, databaseUrl: databaseUrl() });
}
