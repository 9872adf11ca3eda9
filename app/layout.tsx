/** The frame of every page. Reads the index's state on the server, so that the first paint says it. */
import { dehydrate, QueryClient } from "@tanstack/react-query";
import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { THEME_SCRIPT } from "@/components/shell/theme";
import { TopBar } from "@/components/shell/top-bar";
import { statusQuery } from "@/lib/client/queries/status";
import { runOperation } from "@/lib/operations/run-operation";
import { IconSprite } from "./icon-sprite";
import { Providers } from "./providers";
import { signedIn, viewersContext } from "./viewer";
import "./globals.css";

export const dynamic = "force-dynamic";

export const metadata: Metadata = {
  title: { default: "Fathom", template: "%s · Fathom" },
  description: "Code navigation for a whole codebase.",
};
export const viewport: Viewport = { width: "device-width", initialScale: 1 };

export default async function Layout({ children }: { children: ReactNode }) {
  const client = new QueryClient();
  // A database that is away is the pill's to tell; prefetching swallows the failure.
  await client.prefetchQuery({
    queryKey: statusQuery().queryKey,
    queryFn: async () => runOperation("index_status", {}, await viewersContext()),
  });
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <script dangerouslySetInnerHTML={{ __html: THEME_SCRIPT }} />
      </head>
      <body>
        <IconSprite />
        <Providers state={dehydrate(client)}>
          <a className="skip-link button filled" href="#main">
            Skip to content
          </a>
          <TopBar who={await signedIn()} />
          {children}
        </Providers>
      </body>
    </html>
  );
}
