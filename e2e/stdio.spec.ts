/**
 * Agents and editors that start Fathom themselves: `fathom mcp` and `fathom lsp`, by the protocols' own client
 * libraries.
 */
import { spawn, type ChildProcess } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { expect, test } from "@playwright/test";
import {
  createProtocolConnection,
  StreamMessageReader,
  StreamMessageWriter,
  type ProtocolConnection,
} from "vscode-languageserver/node";
import { processesOn } from "../testing/e2e/kills";
import { REVISIONS } from "../testing/mcp-revisions";
import { writeFiles } from "../testing/indexer/run-indexer";

const FATHOM = resolve(import.meta.dirname, "../scripts/fathom.mjs");
const SOURCES = {
  "ship.py": "class Ship:\n    def sail(self, knots):\n        '''Leaves the harbour.'''\n        return knots\n",
  "harbour.py": "from ship import Ship\n\n\ndef leave():\n    ship = Ship()\n    return ship.sail(12)\n",
};
/** The reader's own settings must not lead to the reader's own database. */
const ENVIRONMENT = { ...process.env, DATABASE_URL: "", FATHOM_DATA: "", FATHOM_PORT: "", FATHOM_PRECISE: "0" };

let folder: string;
let source: string;
let data: string;
test.beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), "fathom-stdio-")));
  // Under root another user runs Postgres and has to pass through.
  chmodSync(folder, 0o711);
  [source, data] = [join(folder, "fleet"), join(folder, "data")];
  mkdirSync(source);
  writeFiles(source, SOURCES);
});
test.afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("An agent that starts `fathom mcp` in a folder finds its symbols, and nothing outlives the conversation", async () => {
  test.setTimeout(240_000);
  const client = new Client({ name: "test", version: "1" });
  const args = [FATHOM, "mcp", source, "--data", data];
  const transport = new StdioClientTransport({ command: process.execPath, args, env: strings(ENVIRONMENT) });
  await client.connect(transport, { timeout: 180_000 });
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toContain("find_code");
  await expect.poll(() => callText(client, "find_code", { query: "sail" }), { timeout: 60_000 }).toContain("ship.py");
  await client.close();
  await expect.poll(() => alive(data), { timeout: 20_000 }).toEqual([]);
});

test("Agents of every revision are served side by side, by one server that they share", async () => {
  test.setTimeout(240_000);
  const args = [FATHOM, "mcp", source, "--data", data];
  const clients: Client[] = [];
  for (const [revision, options] of Object.entries(REVISIONS)) {
    const client = new Client({ name: "test", version: "1" }, options);
    const transport = new StdioClientTransport({ command: process.execPath, args, env: strings(ENVIRONMENT) });
    await client.connect(transport, { timeout: 180_000 });
    clients.push(client);
    expect(client.getNegotiatedProtocolVersion()).toBe(revision);
    const sail = () => callText(client, "find_code", { query: "sail" });
    await expect.poll(sail, { timeout: 60_000 }).toContain("ship.py");
    expect((await client.listTools()).tools).toHaveLength(10);
  }
  // The first has started the server: it goes last.
  for (const client of clients.reverse()) await client.close();
  await expect.poll(() => alive(data), { timeout: 20_000 }).toEqual([]);
});

test("An editor that starts `fathom lsp` goes to definitions and finds references, edited documents included", async () => {
  test.setTimeout(240_000);
  const { connection, process: editor } = await startEditor();
  const uri = pathToFileURL(join(source, "harbour.py")).href;
  const text = SOURCES["harbour.py"];
  await connection.sendNotification("textDocument/didOpen", {
    textDocument: { uri, languageId: "python", version: 1, text },
  });
  const symbols = () => connection.sendRequest("workspace/symbol", { query: "sail" });
  await expect.poll(symbols, { timeout: 60_000 }).toEqual([expect.objectContaining({ name: "sail" })]);
  const sail = { textDocument: { uri }, position: { line: 5, character: 18 } };
  const definition = [
    {
      uri: pathToFileURL(join(source, "ship.py")).href,
      range: { start: { line: 1, character: 8 }, end: { line: 1, character: 12 } },
    },
  ];
  await expect
    .poll(() => connection.sendRequest("textDocument/definition", sail), { timeout: 30_000 })
    .toEqual(definition);
  const references = { ...sail, context: { includeDeclaration: false } };
  expect(await connection.sendRequest("textDocument/references", references)).toEqual([
    { uri, range: { start: { line: 5, character: 16 }, end: { line: 5, character: 20 } } },
  ]);
  expect(JSON.stringify(await connection.sendRequest("textDocument/hover", sail))).toContain("Leaves the harbour.");
  // Two lines that nobody has saved: the name is what is meant, wherever it stands now.
  await connection.sendNotification("textDocument/didChange", {
    textDocument: { uri, version: 2 },
    contentChanges: [{ text: `\n\n${text}` }],
  });
  const moved = { textDocument: { uri }, position: { line: 7, character: 18 } };
  expect(await connection.sendRequest("textDocument/definition", moved)).toEqual(definition);
  const outside = { textDocument: { uri: "file:///etc/hosts" }, position: { line: 0, character: 0 } };
  expect(await connection.sendRequest("textDocument/definition", outside)).toEqual([]);
  await connection.sendRequest("shutdown");
  await connection.sendNotification("exit");
  await new Promise((done) => editor.once("exit", done));
  await expect.poll(() => alive(data), { timeout: 20_000 }).toEqual([]);
});

async function startEditor(): Promise<{ connection: ProtocolConnection; process: ChildProcess }> {
  const child = spawn(process.execPath, [FATHOM, "lsp", "--stdio", "--data", data], {
    stdio: ["pipe", "pipe", "ignore"],
    env: ENVIRONMENT,
  });
  const connection = createProtocolConnection(
    new StreamMessageReader(child.stdout),
    new StreamMessageWriter(child.stdin),
  );
  connection.listen();
  const rootUri = pathToFileURL(source).href;
  await connection.sendRequest("initialize", { processId: process.pid, rootUri, capabilities: {} });
  await connection.sendNotification("initialized", {});
  return { connection, process: child };
}

async function callText(client: Client, name: string, args: Record<string, unknown>): Promise<string> {
  return JSON.stringify((await client.callTool({ name, arguments: args })).content);
}

const strings = (variables: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(variables).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );

/** Command lines of what still runs on a data folder. */
const alive = (dataFolder: string): string[] =>
  process.platform === "linux"
    ? processesOn({ folder: dataFolder, url: "postgresql://nobody:of-no-database@localhost/" })
    : [];
