/** The state of the whole index in one sentence. */
import { count, counted } from "../words/figures";
import type { Status } from "./status-type";

type About = Pick<Status, "index" | "statuses"> & {
  repositories: readonly { state: Status["repositories"][number]["state"] }[];
};

export function sentenceOf({ index, statuses, repositories }: About): string {
  const of = (state: (typeof repositories)[number]["state"]): number =>
    repositories.filter((repository) => repository.state === state).length;
  const failed = of("failed");
  const trouble = failed === 0 ? "" : ` ${counted(failed, "repository", "repositories")} failed.`;
  switch (index.state) {
    case "empty":
      return "Nothing is indexed yet.";
    case "indexing":
      return `Read so far: ${count(index.done)} of ${counted(index.total, "file")}. What is read answers already.${trouble}`;
    case "stale":
      return `${counted(index.pending, "file")} ${index.pending === 1 ? "is" : "are"} newer than the index. They are being read now.${trouble}`;
    case "ready":
      return `${readWords(index)} read. ${answering(statuses)}${trouble}`;
  }
}

function answering(statuses: About["statuses"]): string {
  const without = statuses.filter(({ status }) => status === "failed" || status === "skipped");
  const files = without.reduce((sum, each) => sum + each.files, 0);
  return files === 0
    ? "Everything answers in full."
    : `Left out: ${counted(files, "file")}, listed below with the reasons.`;
}

function readWords({ total, texts }: About["index"]): string {
  const sources = counted(total - texts, "source file");
  return texts === 0 ? sources : `${sources} and ${counted(texts, "text file")}`;
}
