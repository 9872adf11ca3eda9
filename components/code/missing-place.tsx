"use client";
/**
 * The address of a file or folder that is not there. The server answers it with 404, which leaves the page to the
 * browser: it asks for the nearest files of the same repository itself.
 */
import { useQuery } from "@tanstack/react-query";
import { usePathname } from "next/navigation";
import { ApiError } from "@/lib/client/api-error";
import { filesQuery } from "@/lib/client/queries/found";
import { fileUrl } from "@/lib/contract/page-url";
import { fileOfUrl } from "../navigate/file-of-url";
import { NothingHere } from "./nothing-here";

/** Near files that are listed. */
const MOST = 8;

export function MissingPlace() {
  const pathname = usePathname();
  const { repo, file: path } = fileOfUrl(pathname, "http://localhost") ?? { repo: repoOf(pathname), file: "" };
  const name = path.slice(path.lastIndexOf("/") + 1);
  const alike = useNearFiles(repo, name);
  const others = useNearFiles(repo, alike.nearest ?? "");
  return (
    <NothingHere
      message={
        alike.refused ??
        (path === "" ? `No repository is named “${repo}”.` : `${repo} has no file or folder “${path}”.`)
      }
      files={alike.nearest === null ? alike.files : others.files}
      home={alike.refused === null && path !== "" ? { url: fileUrl(repo, ""), name: repo } : null}
    />
  );
}

/** Of an address without a path, or one that cannot be read. */
const repoOf = (pathname: string): string => pathname.split("/")[2] ?? "";

/** Files of a repository by name; the name that comes nearest where there is none; why there can be none at all. */
function useNearFiles(repo: string, name: string) {
  const { data, error } = useQuery({
    ...filesQuery({ query: name, repo, scope: "all", limit: MOST }),
    enabled: name !== "",
    placeholderData: undefined,
  });
  const files = data?.results ?? [];
  return {
    files,
    nearest: data !== undefined && files.length === 0 ? (data.nearNames.at(0) ?? null) : null,
    refused: error instanceof ApiError && error.code === "no_such_repository" ? error.message : null,
  };
}
