/**
 * Two agents that ask the same server at once get their own answers, and no other's.
 *
 *   FATHOM_TRIAL_CALLS=10000   calls of each; some dozens when left out
 */
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { serveRoutes, type TestServer } from "../../testing/http-server";
import { sampleFiles, sampleRepositories } from "../../testing/queries/game";
import { sampleIndex, type SampleIndex } from "../../testing/queries/small-codebase";
import { tellFigure, trialSize } from "../../testing/trial-figure";
import { stopAnswering } from "../../testing/stop-answering";

const CALLS = trialSize("FATHOM_TRIAL_CALLS", 40);
const AT_ONCE = 8;

let index: SampleIndex;
let server: TestServer;
beforeAll(async () => {
  index = await sampleIndex(sampleRepositories, sampleFiles);
  vi.stubEnv("DATABASE_URL", index.database.url);
  const { handleMcp } = await import("./handle-mcp");
  server = await serveRoutes({ "/mcp": handleMcp });
}, 240_000);
afterAll(async () => {
  await server?.close();
  await stopAnswering();
  await index?.close();
  vi.unstubAllEnvs();
});

/** An agent whose names nobody else asks for: each answer repeats the name that was asked for. */
async function agent(name: string): Promise<{ crossed: number; answered: number }> {
  const client = new Client({ name, version: "1" });
  await client.connect(new StreamableHTTPClientTransport(new URL(`${server.url}/mcp?toolset=full`)));
  let [crossed, answered] = [0, 0];
  for (let call = 0; call < CALLS; call += AT_ONCE)
    await Promise.all(
      Array.from({ length: Math.min(AT_ONCE, CALLS - call) }, async (_, at) => {
        const own = `${name}Zz${call + at}Zz`;
        const answer = JSON.stringify(await client.callTool({ name: "search_symbols", arguments: { query: own } }));
        const told = [...answer.matchAll(/[A-Z][a-z]+Zz\d+Zz/g)].map(([word]) => word);
        if (told.some((word) => word !== own)) crossed++;
        if (told.length > 0) answered++;
      }),
    );
  await client.close();
  return { crossed, answered };
}

it(
  "no reply of one agent reaches another",
  async () => {
    const found = await Promise.all(["Ada", "Grace"].map(agent));
    const sum = (key: "crossed" | "answered") => found.reduce((total, each) => total + each[key], 0);
    tellFigure(35, `2 agents, ${2 * CALLS} interleaved calls: ${sum("crossed")} crossed`);
    expect(sum("crossed")).toBe(0);
    expect(sum("answered")).toBe(2 * CALLS);
  },
  60_000 + CALLS * 200,
);
