/** `/status`: how complete the index is, what was left out and why, which engines answer. */
import type { Metadata } from "next";
import { StatusView } from "@/components/status/status-view";
import { TopBar } from "@/components/shell/top-bar";
import { FILE_REASONS } from "@/lib/contract/vocabulary";
import { ask } from "../ask";

export const dynamic = "force-dynamic";
export const metadata: Metadata = { title: "Status" };

export default async function Page({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}) {
  const { reason } = await searchParams;
  const { answer } = await ask("index_status", { limit: 1 });
  return (
    <>
      <TopBar />
      <StatusView initial={answer} reason={FILE_REASONS.find((known) => known === reason) ?? null} />
    </>
  );
}
