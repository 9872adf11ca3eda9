import { dehydrate, HydrationBoundary, QueryClient } from "@tanstack/react-query";
import type { Metadata } from "next";
import { PROBLEM_PAGE } from "@/components/status/problem-page";
import { StatusPage } from "@/components/status/status-page";
import { statusQuery } from "@/lib/client/queries/status";
import { runOperation } from "@/lib/operations/run-operation";
import { viewersContext } from "../viewer";

export const metadata: Metadata = { title: "Status" };

export default async function Page() {
  const client = new QueryClient();
  const first = { limit: PROBLEM_PAGE };
  // A database that is away is the page's to tell; prefetching swallows the failure.
  await client.prefetchQuery({
    queryKey: statusQuery(first).queryKey,
    queryFn: async () => runOperation("index_status", first, await viewersContext()),
  });
  return (
    <HydrationBoundary state={dehydrate(client)}>
      <StatusPage />
    </HydrationBoundary>
  );
}
