/** The walls around every page of a repository: they stay while files change. */
import type { ReactNode } from "react";
import { TopBar } from "@/components/shell/top-bar";
import { Workspace } from "@/components/workspace/workspace";
import { ask } from "../../ask";
import { decoded } from "../../decoded";

export const dynamic = "force-dynamic";

interface Props {
  children: ReactNode;
  params: Promise<{ repo: string }>;
}

export default async function Layout({ children, params }: Props) {
  const repo = decoded((await params).repo);
  const { answer } = await ask("list_repositories", { limit: 200 });
  const known = answer?.results.find(({ name }) => name === repo);
  return (
    <div className="workspace-page">
      <TopBar />
      <Workspace repo={repo} revision={known?.revision ?? null}>
        {children}
      </Workspace>
    </div>
  );
}
