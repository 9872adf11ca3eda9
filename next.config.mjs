/**
 * How Next.js serves Fathom: the short `/symbols` addresses, headers that keep other sites out, and which packages
 * stay out of the server's bundle.
 */

import { join } from "node:path";
import { compressChunks } from "./scripts/build/compress-chunks.mjs";

const development = process.env.NODE_ENV === "development";

/**
 * Everything comes from this server. Inline scripts are Next's own and the theme's; Monaco styles inline and runs
 * workers. React's development build evaluates code, the production build never does.
 */
const contentSecurityPolicy = [
  "default-src 'self'",
  `script-src 'self' 'unsafe-inline'${development ? " 'unsafe-eval'" : ""}`,
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  `connect-src 'self'${development ? " ws:" : ""}`,
  "worker-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join("; ");

const securityHeaders = [
  { key: "Content-Security-Policy", value: contentSecurityPolicy },
  { key: "X-Content-Type-Options", value: "nosniff" },
  { key: "X-Frame-Options", value: "DENY" },
  { key: "Referrer-Policy", value: "no-referrer" },
  { key: "Cross-Origin-Opener-Policy", value: "same-origin" },
  { key: "Cross-Origin-Resource-Policy", value: "same-origin" },
];

/** Scripts and styles of the pages, by what they are. */
const CHUNKS = [
  { source: "/_next/static/chunks/:file(.*\\.js)", type: "application/javascript; charset=UTF-8" },
  { source: "/_next/static/chunks/:file(.*\\.css)", type: "text/css; charset=UTF-8" },
];
/**
 * The browser reads Brotli.
 * @type {import("next/dist/lib/load-custom-routes").RouteHas[]}
 */
const has = [{ type: "header", key: "accept-encoding", value: "(?:.*[, ])?br(?:[, ].*)?" }];

/** @type {import("next").NextConfig} */
const config = {
  poweredByHeader: false,
  reactStrictMode: true,
  // `npm test` checks the types, once and with the whole project; a start need not wait for it.
  typescript: { ignoreBuildErrors: true },
  images: { unoptimized: true },
  // All pages and routes, read before the server listens, made the first name late by half a second.
  experimental: { preloadEntriesOnStart: false },
  turbopack: { root: import.meta.dirname },
  compiler: { runAfterProductionCompile: ({ distDir }) => compressChunks(join(distDir, "static", "chunks")) },
  serverExternalPackages: [
    ...["pg", "pg-copy-streams", "@prisma/client", "@prisma/adapter-pg", "@parcel/watcher"],
    ...["pino", "prom-client"],
  ],
  async headers() {
    return [
      { source: "/:path*", headers: securityHeaders },
      ...(development ? [] : CHUNKS).map(({ source, type }) => ({
        source,
        has,
        headers: [
          { key: "Content-Encoding", value: "br" },
          { key: "Content-Type", value: type },
          { key: "Vary", value: "Accept-Encoding" },
        ],
      })),
    ];
  },
  async rewrites() {
    const small = CHUNKS.map(({ source }) => ({ source, has, destination: "/_next/static/chunks/:file.br" }));
    return {
      beforeFiles: development ? [] : small,
      afterFiles: [
        { source: "/symbols", destination: "/api/symbols" },
        { source: "/symbols/:rest*", destination: "/api/symbols/:rest*" },
      ],
    };
  },
};

export default config;
