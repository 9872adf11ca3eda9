"use client";
/** Wraps every page: the query cache, and the overlays that float over the page. */
import { HydrationBoundary, QueryClient, QueryClientProvider, type DehydratedState } from "@tanstack/react-query";
import { use, useLayoutEffect, useState, type ReactNode } from "react";
import { OverlayHost } from "@/components/shell/overlays";
import { startTheme } from "@/components/shell/theme";
import { ApiError } from "@/lib/client/api-error";

/** Seconds between tries grow to this at most. */
const LONGEST_WAIT = 15_000;

function makeClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5_000,
        // The server is most often this machine: it answers without a network too.
        networkMode: "always",
        refetchOnWindowFocus: false,
        retry: (failures, error) => failures < 3 && error instanceof ApiError && error.retryable,
        retryDelay: (failures) => Math.min(1000 * 2 ** failures, LONGEST_WAIT),
      },
    },
  });
}

interface ProvidersProps {
  /** What the server has asked already. */
  state: Promise<DehydratedState>;
  children: ReactNode;
}

export function Providers({ state, children }: ProvidersProps) {
  const [client] = useState(makeClient);
  const asked = use(state);
  useLayoutEffect(startTheme, []);
  return (
    <QueryClientProvider client={client}>
      <HydrationBoundary state={asked}>
        <OverlayHost>{children}</OverlayHost>
      </HydrationBoundary>
    </QueryClientProvider>
  );
}
