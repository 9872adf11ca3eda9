/** Frame of every page: theme before the first paint, skip link, providers. */
import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { themeScript } from "@/components/shell/theme";
import { Providers } from "./providers";
import "./tokens.css";
import "./globals.css";

export const metadata: Metadata = {
  title: { default: "Fathom", template: "%s · Fathom" },
  description: "Go to any symbol of the whole codebase.",
};

export const viewport: Viewport = { width: "device-width", initialScale: 1 };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" data-theme="light" suppressHydrationWarning>
      <head>
        {/* Our own constant source: no text from outside gets in here. */}
        <script dangerouslySetInnerHTML={{ __html: themeScript }} />
      </head>
      <body>
        <a className="skip-link button primary" href="#main">
          Skip to content
        </a>
        <Providers>{children}</Providers>
      </body>
    </html>
  );
}
