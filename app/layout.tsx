/** The frame of every page. Reads the index's state on the server, so that the first paint says it. */
import { dehydrate, QueryClient, type DehydratedState } from "@tanstack/react-query";
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

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <script dangerouslySetInnerHTML={{ __html: THEME_SCRIPT }} />
      </head>
      <body>
        <IconSprite />
        {/* Not awaited here: the page below is read at the same time. */}
        <Providers state={indexState()}>
          <a className="skip-link button filled" href="#main">
            Skip to content
          </a>
          <ViewersBar />
          {children}
        </Providers>
      </body>
    </html>
  );
}

/** A database that is away is the pill's to tell; prefetching swallows the failure. */
async function indexState(): Promise<DehydratedState> {
  const client = new QueryClient();
  await client.prefetchQuery({
    queryKey: statusQuery().queryKey,
    queryFn: async () => runOperation("index_status", {}, await viewersContext()),
  });
  return dehydrate(client);
}

const ViewersBar = async () => <TopBar who={await signedIn()} />;
