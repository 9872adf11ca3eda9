"use client";
/** What pages share in the browser: the query cache, the palette, the open file, the live region. */
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { OpenFileProvider } from "@/components/code/open-file";
import { PaletteProvider } from "@/components/palette/palette-provider";
import { AnnouncerProvider } from "@/components/shell/announcer";
import { ApiError } from "@/lib/client/api-error";

/** Waits 1, 2, 4, 8, then at most 15 s between tries. */
const wait = (attempt: number): number => Math.min(15_000, 1000 * 2 ** attempt);

function makeClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        refetchOnWindowFocus: false,
        // Without an answer it goes on by itself; a refusal stays one.
        retry: (failures, error) => error instanceof ApiError && error.retryable && failures < 3,
        retryDelay: wait,
        networkMode: "always",
      },
    },
  });
}

export function Providers({ children }: { children: ReactNode }) {
  const [client] = useState(makeClient);
  return (
    <QueryClientProvider client={client}>
      <AnnouncerProvider>
        <OpenFileProvider>
          <PaletteProvider>{children}</PaletteProvider>
        </OpenFileProvider>
      </AnnouncerProvider>
    </QueryClientProvider>
  );
}
