/**
 * How Next.js serves Fathom: the short `/symbols` addresses, headers that keep other sites out, and which packages
 * stay out of the server's bundle.
 */

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

/** @type {import("next").NextConfig} */
const config = {
  poweredByHeader: false,
  reactStrictMode: true,
  // `npm test` checks the types, once and with the whole project; a start need not wait for it.
  typescript: { ignoreBuildErrors: true },
  images: { unoptimized: true },
  turbopack: { root: import.meta.dirname },
  serverExternalPackages: [
    ...["pg", "pg-copy-streams", "@prisma/client", "@prisma/adapter-pg", "@parcel/watcher"],
    ...["pino", "prom-client"],
  ],
  async headers() {
    return [
      { source: "/:path*", headers: securityHeaders },
      // Shown from the cache while the server is away; asked for anew behind the reader's back.
      {
        source: "/icons.svg",
        headers: [{ key: "Cache-Control", value: "public, max-age=60, stale-while-revalidate=2592000" }],
      },
    ];
  },
  async rewrites() {
    return [
      { source: "/symbols", destination: "/api/symbols" },
      { source: "/symbols/:rest*", destination: "/api/symbols/:rest*" },
    ];
  },
};

export default config;
