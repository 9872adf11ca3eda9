/** Revisions of MCP that clients speak. For tests only. */
import type { ClientOptions } from "@modelcontextprotocol/client";

/** Revisions of the protocol, and what makes a client speak each: the older ones by an offer, the newer by a probe. */
export const REVISIONS: Readonly<Record<string, ClientOptions>> = {
  "2025-06-18": { supportedProtocolVersions: ["2025-06-18"] },
  "2025-11-25": { supportedProtocolVersions: ["2025-11-25"] },
  "2026-07-28": { versionNegotiation: { mode: { pin: "2026-07-28" } } },
};
