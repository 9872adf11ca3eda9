/** The layout around every page of a repository. It stays in place from page to page. */
import type { ReactNode } from "react";
import { OpenFoldersProvider } from "@/components/tree/open-folders";

export default function RepositoryLayout({ children }: { children: ReactNode }) {
  return <OpenFoldersProvider>{children}</OpenFoldersProvider>;
}
