/** Fetching over https as it is: git's own backend behind TLS and a password, and repositories that mean harm. */
import { execFileSync, spawn } from "node:child_process";
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createServer, type Server } from "node:https";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { writeFiles } from "../../testing/indexer/run-indexer";
import { tellFigure } from "../../testing/trial-figure";
import { commitAll, gitIn } from "../../testing/queries/comparing";
import { fetchSource } from "./fetch-source";

const PASSWORD = "hunter22";
let scratch: string;
let served: string;
let server: Server;
let elsewhere: Server;
let asked: string[] = [];

beforeAll(async () => {
  scratch = mkdtempSync(join(tmpdir(), "fathom-https-"));
  served = join(scratch, "served");
  mkdirSync(served);
  const [key, cert] = [join(scratch, "key.pem"), join(scratch, "cert.pem")];
  const subject = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1"];
  const made = ["-newkey", "rsa:2048", "-nodes", "-days", "2", "-keyout", key, "-out", cert];
  execFileSync("openssl", ["req", "-x509", ...made, ...subject], { stdio: "ignore" });
  const tls = { key: readFileSync(key), cert: readFileSync(cert) };
  elsewhere = createServer(
    tls,
    (request, response) => void response.writeHead(200).end(asked.push(`elsewhere ${request.url}`)),
  );
  server = createServer(tls, answer);
  for (const each of [server, elsewhere]) await new Promise<void>((done) => each.listen(0, "localhost", done));
  vi.stubEnv("GIT_SSL_CAINFO", cert);
  vi.stubEnv("HOME", scratch);
  vi.stubEnv("GIT_CONFIG_NOSYSTEM", "1");
  writeFileSync(
    join(scratch, "helper"),
    `#!/bin/sh\n[ "$1" = get ] && printf 'username=ada\\npassword=${PASSWORD}\\n'\n`,
  );
  chmodSync(join(scratch, "helper"), 0o755);
  useHelper(true);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  for (const each of [server, elsewhere]) {
    each.closeAllConnections();
    await new Promise((done) => each.close(done));
  }
  rmSync(scratch, { recursive: true, force: true });
});

const portOf = (each: Server): number => (each.address() as AddressInfo).port;
const url = (path: string): string => `https://localhost:${portOf(server)}/${path}`;

/** The helper of the user who runs Fathom, as `git config --global credential.helper` sets it. */
function useHelper(isThere: boolean): void {
  writeFileSync(join(scratch, ".gitconfig"), isThere ? `[credential]\n\thelper = ${join(scratch, "helper")}\n` : "");
}

function answer(request: IncomingMessage, response: ServerResponse): void {
  asked.push(request.url ?? "");
  const [path, query = ""] = (request.url ?? "").split("?");
  if (path.startsWith("/hangs")) return;
  if (path.startsWith("/moved")) {
    response.writeHead(302, { location: `https://localhost:${portOf(elsewhere)}${request.url}` }).end();
    return;
  }
  const given = Buffer.from((request.headers.authorization ?? "").replace(/^Basic /, ""), "base64").toString();
  if (given !== `ada:${PASSWORD}`) {
    response.writeHead(401, { "www-authenticate": 'Basic realm="git"' }).end();
    return;
  }
  const env = {
    ...process.env,
    ...{ GIT_PROJECT_ROOT: served, GIT_HTTP_EXPORT_ALL: "1", PATH_INFO: path, QUERY_STRING: query },
    ...{ REQUEST_METHOD: request.method, CONTENT_TYPE: request.headers["content-type"] ?? "" },
    ...{ HTTP_GIT_PROTOCOL: String(request.headers["git-protocol"] ?? ""), REMOTE_USER: "ada" },
    ...{ HTTP_CONTENT_ENCODING: String(request.headers["content-encoding"] ?? "") },
  };
  const backend = spawn("git", ["http-backend"], { env });
  const parts: Buffer[] = [];
  request.pipe(backend.stdin);
  backend.stdin.on("error", () => {});
  backend.stdout.on("data", (part: Buffer) => parts.push(part));
  backend.stdout.on("end", () => sent(Buffer.concat(parts), response));
}

/** What a CGI program says: headers, an empty line, the body. */
function sent(said: Buffer, response: ServerResponse): void {
  const end = said.indexOf("\r\n\r\n");
  const lines = said.subarray(0, end).toString().split("\r\n");
  const headers = Object.fromEntries(lines.map((line) => line.split(/: (.*)/s).slice(0, 2) as [string, string]));
  response.writeHead(Number(headers.Status?.slice(0, 3) ?? 200), headers).end(said.subarray(end + 4));
}

/** A repository that is served; what `lay` writes is in it. */
function origin(name: string, lay: (folder: string) => void): string {
  const folder = join(served, name);
  mkdirSync(folder);
  lay(folder);
  commitAll(folder, "one");
  return folder;
}

/** Everything that lies in a folder, as one text. */
const allOf = (folder: string): string =>
  readdirSync(folder, { recursive: true, withFileTypes: true, encoding: "utf8" })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), "latin1"))
    .join("\n");

describe("over https", () => {
  it("git's own helper lets in, and nothing of the password is kept", async () => {
    origin("game", (folder) => writeFiles(folder, { "a.c": "int one;\n" }));
    const folder = join(scratch, "game");
    await fetchSource(folder, { url: url("game/.git"), ref: null });
    expect(readFileSync(join(folder, "a.c"), "utf8")).toBe("int one;\n");
    expect(allOf(folder)).not.toContain(PASSWORD);
    expect(asked.join("\n")).not.toContain(PASSWORD);
  });

  it("without a helper it fails at once, asks nobody, and says how to help", async () => {
    useHelper(false);
    const fetched = fetchSource(join(scratch, "closed"), { url: url("game/.git"), ref: null });
    await expect(fetched).rejects.toMatchObject({ code: "invalid_input", hint: expect.stringContaining("let in") });
    useHelper(true);
  });

  it("a certificate that nobody vouches for is refused", async () => {
    const certificate = process.env.GIT_SSL_CAINFO;
    vi.stubEnv("GIT_SSL_CAINFO", undefined);
    const fetched = fetchSource(join(scratch, "unknown"), { url: url("game/.git"), ref: null });
    await expect(fetched).rejects.toThrow(/certificate/i);
    vi.stubEnv("GIT_SSL_CAINFO", certificate);
  });

  it("a redirect to another host is not followed, and no password goes there", async () => {
    asked = [];
    const fetched = fetchSource(join(scratch, "moved"), { url: url("moved/x"), ref: null });
    await expect(fetched).rejects.toMatchObject({ code: "invalid_input" });
    expect(asked.some((each) => each.startsWith("elsewhere"))).toBe(false);
  });

  it("a server that says nothing is given up at the deadline, and no git is left", async () => {
    const fetched = fetchSource(join(scratch, "hangs"), { url: url("hangs/x"), ref: null }, { timeout: 1_500 });
    await expect(fetched).rejects.toThrow(/did not end within/);
  });

  it("a repository that is larger than the bound is given up, and its last state stays", async () => {
    const folder = join(scratch, "grows");
    const from = origin("grows", (place) => writeFiles(place, { "a.c": "int one;\n" }));
    await fetchSource(folder, { url: url("grows/.git"), ref: null });
    execFileSync("sh", ["-c", "head -c 12000000 /dev/urandom > large.bin"], { cwd: from });
    commitAll(from, "two");
    const again = fetchSource(folder, { url: url("grows/.git"), ref: null }, { bytes: 4_000_000 });
    await expect(again).rejects.toThrow(/more than/);
    expect(readFileSync(join(folder, "a.c"), "utf8")).toBe("int one;\n");
    expect(existsSync(join(folder, "large.bin"))).toBe(false);
  });
});

it.each([
  ["a file of 1 MB a hundred times", 2],
  ["one of no size ten thousand million times", 10],
])("a bomb that is small as it is fetched and %s laid out is given up before it is", async (_what, levels) => {
  const from = origin(`bomb${levels}`, (folder) => writeFiles(folder, { "a.c": "int one;\n" }));
  const git = (input: Buffer | string, ...args: string[]): string =>
    execFileSync("git", args, { cwd: from, input }).toString().trim();
  let [mode, kind, id] = [
    "100644",
    "blob",
    git(Buffer.alloc(levels === 2 ? 2 ** 20 : 0), "hash-object", "-w", "--stdin"),
  ];
  for (let level = 0; level < levels; level++) {
    const entries = Array.from({ length: 10 }, (_, n) => `${mode} ${kind} ${id}\tpart${n}\n`);
    [mode, kind, id] = ["040000", "tree", git(entries.join(""), "mktree")];
  }
  git(
    "",
    "update-ref",
    "refs/heads/main",
    git("", "-c", "user.name=a", "-c", "user.email=a@b", "commit-tree", id, "-m", "bomb"),
  );
  const folder = join(scratch, `bombed${levels}`);
  const begun = performance.now();
  const fetched = fetchSource(folder, { url: url(`bomb${levels}/.git`), ref: null }, { bytes: 20_000_000 });
  await expect(fetched).rejects.toThrow(/more than/);
  tellFigure(21, `${10 ** levels} files: given up after ${Math.round(performance.now() - begun)} ms`);
  expect(readdirSync(folder)).toEqual([".git"]);
});

it("a submodule that names a program is refused with all that came with it", async () => {
  const ran = join(scratch, "ran");
  const gitmodules = `[submodule "x"]\n\tpath = x\n\turl = https://localhost/x\n\tupdate = !touch ${ran}\n`;
  origin("program", (folder) => writeFiles(folder, { "a.c": "int one;\n", ".gitmodules": gitmodules }));
  const folder = join(scratch, "program");
  await expect(fetchSource(folder, { url: url("program/.git"), ref: null })).rejects.toThrow(/git fetch: /);
  expect([existsSync(ran), existsSync(join(folder, "a.c"))]).toEqual([false, false]);
});

it("a repository that means harm runs nothing, and puts nothing outside its folder", async () => {
  const ran = join(scratch, "ran");
  const touch = `#!/bin/sh\ntouch ${ran}\n`;
  const from = origin("hostile", (folder) => {
    writeFiles(folder, {
      "a.c": "int one;\n",
      ".gitattributes": "*.c filter=evil diff=evil\n*.d filter=lfs\n",
      ".gitmodules": `[submodule "x"]\n\tpath = x\n\turl = https://localhost:${portOf(elsewhere)}/x\n`,
      "hooks/post-checkout": touch,
      ".githooks/post-merge": touch,
      "new\nline.c": "int two;\n",
      'tab\tquote".c': "int three;\n",
      "big.d": "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n",
    });
    symlinkSync("/etc/passwd", join(folder, "out.c"));
    symlinkSync("../../..", join(folder, "up"));
  });
  gitIn(from, "update-index", "--add", "--cacheinfo", `160000,${gitIn(from, "rev-parse", "HEAD")},x`);
  gitIn(from, "commit", "-qm", "a submodule");
  writeFileSync(
    join(scratch, ".gitconfig"),
    `[credential]\n\thelper = ${join(scratch, "helper")}\n[core]\n\thooksPath = ${join(scratch, "hooks")}\n`,
  );
  writeFiles(scratch, { "hooks/post-checkout": touch, "hooks/reference-transaction": touch });
  for (const hook of ["post-checkout", "reference-transaction"]) chmodSync(join(scratch, "hooks", hook), 0o755);
  asked = [];
  const folder = join(scratch, "hostile");
  await fetchSource(folder, { url: url("hostile/.git"), ref: null });
  expect(existsSync(ran)).toBe(false);
  expect(asked.filter((each) => each.startsWith("elsewhere"))).toEqual([]);
  for (const link of ["out.c", "up"]) expect(lstatSync(join(folder, link)).isFile()).toBe(true);
  expect(readFileSync(join(folder, "new\nline.c"), "utf8")).toBe("int two;\n");
  expect(existsSync(join(folder, "x/.git"))).toBe(false);
  expect(readdirSync(join(folder, ".git")).includes("hooks")).toBe(false);
});
