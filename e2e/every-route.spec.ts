/**
 * What every route of the build refuses: paths that lead out of the repositories, and other sites.
 *
 *   FATHOM_TRIAL_PATHS=500   hostile paths, at every address; a few when left out
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { rawRequest, type RawAnswer } from "../testing/e2e/raw-request";
import { tellFigure, trialSize } from "../testing/trial-figure";
import { expect, gameFolder, test } from "./fixtures";

const BUILD = resolve(import.meta.dirname, "../.next/server");
const PATHS = trialSize("FATHOM_TRIAL_PATHS", 8);
const CANARY = "canary-outside-of-the-harbour";
const AT_ONCE = 8;

const readBuild = (file: string): unknown => JSON.parse(readFileSync(join(BUILD, file), "utf8"));
/** Routes of the build, each with something in place of its parts: `/r/[...segments]/page` is `/r/game/README.md`. */
const ROUTES = Object.keys(existsSync(BUILD) ? (readBuild("app-paths-manifest.json") as object) : {})
  .map((route) => route.replace(/\/(page|route)$/, "").replace(/\[+\.*\w+\]+/g, "game/README.md") || "/")
  .filter((route) => !route.startsWith("/_") && !/\.(ico|svg|png)$/.test(route));

/** All at once would be a trial of load. */
async function each<T>(all: readonly T[], ask: (one: T) => Promise<void>): Promise<void> {
  for (let at = 0; at < all.length; at += AT_ONCE) await Promise.all(all.slice(at, at + AT_ONCE).map(ask));
}

/** Ways to write the path of a file outside, the commonest first. */
function hostilePaths(target: string, count: number): string[] {
  const name = target.slice(target.lastIndexOf("/") + 1);
  const ups = [
    "../",
    "..%2f",
    "%2e%2e/",
    "%2e%2e%2f",
    "..\\",
    "..%5c",
    "..%252f",
    "....//",
    ".%00./",
    "..;/",
    "%c0%ae%c0%ae/",
    "..%ef%bc%8f",
  ];
  const plain = [
    target,
    `/${target}`,
    `file://${target}`,
    encodeURIComponent(target),
    `${target}%00.ts`,
    `${target}?.ts`,
    `/proc/self/root${target}`,
  ];
  const made = [...plain];
  for (let depth = 1; made.length < count; depth++)
    for (const up of ups)
      made.push(up.repeat(depth) + name, `web/${up.repeat(depth + 1)}${name}`, up.repeat(depth + 6) + target.slice(1));
  return made.slice(0, count);
}

test("No hostile paths lead out of the repositories, at any address", async ({ baseURL }) => {
  test.setTimeout(60_000 + PATHS * 2_000);
  const url = baseURL ?? "";
  const canary = join(dirname(gameFolder()), "canary.txt");
  writeFileSync(canary, `${CANARY}\n`);
  const paths = [...hostilePaths(canary, PATHS), ...hostilePaths("/etc/passwd", PATHS)];
  const found: string[] = [];
  let answers = 0;
  const look = (path: string, { status, text }: RawAnswer): void => {
    answers += status === 0 ? 0 : 1;
    if (text.includes(CANARY) || /^root:[^:]*:0:0:/m.test(text) || (status >= 500 && status !== 504))
      found.push(`${path} ${status} ${text.slice(0, 100)}`);
  };
  await each(paths, async (path) => {
    const query = encodeURIComponent(path);
    for (const address of [
      ...[`/r/game/${path}`, `/raw/game/${path}`, `/open/game/${path}`, `/history/game/${path}`, `/s/${path}`],
      ...[`/${path}`, `/_next/static/${path}`, `/_next/image?url=${query}&w=64&q=75`, `/r/game/${path}.rsc`],
      ...[
        `/api/files/content?file=${query}`,
        `/api/files/content?repo=game&file=${query}`,
        `/api/files?folder=${query}`,
      ],
      `/api/files/outline?file=${query}`,
    ])
      look(address, await rawRequest(url, address.replace(/[^\x21-\x7e]/g, "")));
    const params = { name: "read_file", arguments: { file: path } };
    const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params });
    const headers = { "content-type": "application/json", accept: "application/json, text/event-stream" };
    look(`read_file ${path}`, await rawRequest(url, "/mcp", { method: "POST", headers, body }));
  });
  tellFigure(29, `${paths.length} paths, ${answers} answers: ${found.length} with bytes from outside, or failed`);
  expect(found).toEqual([]);
});

test("Every route refuses another site and names that were bound to this machine", async ({ baseURL }) => {
  const url = baseURL ?? "";
  const { host, port } = new URL(url);
  const sites: Record<string, string>[] = [
    ...[
      "evil.example",
      `evil.example:${port}`,
      "localhost.evil.example",
      "127.0.0.1.evil.example",
      "0.0.0.0",
      "[::]",
    ].map((name) => ({ host: name })),
    ...[
      "https://evil.example",
      "null",
      `http://evil.example:${port}`,
      "http://localhost:1",
      `https://${host}.evil.example`,
    ].map((origin) => ({ origin })),
  ];
  expect(ROUTES.length).toBeGreaterThan(10);
  const open = new Set(["/livez", "/readyz"]);
  const wrong: string[] = [];
  await each(
    ROUTES.filter((route) => !open.has(route)).flatMap((route) => sites.map((site) => ({ route, site }))),
    async ({ route, site }) => {
      const { status } = await rawRequest(url, route, { headers: site });
      if (![403, 405].includes(status)) wrong.push(`${route} ${JSON.stringify(site)} ${status}`);
    },
  );
  const listening = listeningAddresses(Number(port));
  tellFigure(
    32,
    `${ROUTES.length - open.size} routes, ${sites.length} hosts and origins: ${wrong.length} not refused; listens on ${listening.join(", ") || "(not told here)"}`,
  );
  expect(wrong).toEqual([]);
  expect(listening.filter((address) => address !== "loopback")).toEqual([]);
});

test("No build has Server Actions", () => {
  const manifest = readBuild("server-reference-manifest.json") as Record<string, unknown>;
  const actions = ["node", "edge"].flatMap((runtime) => Object.keys(manifest[runtime] ?? {}));
  tellFigure(38, `${actions.length} Server Actions`);
  expect(actions).toEqual([]);
});

/** Where a port is listened on, as Linux tells it. */
function listeningAddresses(port: number): string[] {
  const LISTEN = "0A";
  return ["/proc/net/tcp", "/proc/net/tcp6"]
    .filter((file) => existsSync(file))
    .flatMap((file) => readFileSync(file, "utf8").split("\n").slice(1))
    .map((line) => line.trim().split(/\s+/))
    .filter(([, local, , state]) => state === LISTEN && Number.parseInt(local.split(":")[1], 16) === port)
    .map(([, local]) => (/^(0100007F|0{24}01000000|0{16}FFFF00000100007F):/i.test(local) ? "loopback" : local));
}
