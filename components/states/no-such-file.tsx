"use client";
/** No file is at the address: files of nearly this name, and whether it may still come. */
import { useQuery } from "@tanstack/react-query";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { filesQuery, repositoriesQuery } from "@/lib/client/queries";
import { readSoFar } from "../shell/index-words";
import { count } from "../text/figures";
import { StateCard } from "./state-card";

export function NoSuchFile() {
  const [, , repo = "", ...parts] = usePathname().split("/").map(decode);
  const name = parts.at(-1) ?? "";
  const { data: repositories } = useQuery(repositoriesQuery());
  const known = repositories?.results.some((repository) => repository.name === repo) ?? true;
  const { data: files } = useQuery({
    ...filesQuery({ query: name || repo, scope: "all", limit: 6 }),
    enabled: known && name !== "",
  });
  const index = repositories?.index;
  const filling = index?.state === "indexing";
  const title = known ? `No indexed file is at ${parts.join("/")}.` : `No repository is named ${repo}.`;
  return (
    <main id="main" className="failed-page">
      <StateCard icon={filling ? "ui-clock" : "ui-search"} title={title}>
        {filling && <p>Read so far: {readSoFar(index)}. It may still come.</p>}
        {!filling && index !== undefined && known && <p>All {count(index.total)} files were read.</p>}
        <div className="state-names">
          {known
            ? files?.results.map(({ url, file, repo: owner }) => (
                <Link key={url} className="link mono" href={url}>
                  {owner}/{file}
                </Link>
              ))
            : repositories?.results.map((repository) => (
                <Link key={repository.name} className="link" href={repository.url}>
                  {repository.name}
                </Link>
              ))}
        </div>
      </StateCard>
    </main>
  );
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
