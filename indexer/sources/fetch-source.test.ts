import { execFileSync } from "node:child_process";
import { existsSync, lstatSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { writeFiles } from "../../testing/indexer/run-indexer";
import { commitAll, gitIn } from "../../testing/queries/comparing";
import { fetchSource } from "./fetch-source";
import { checkAddress, checkRef, looksLikeAddress, nameOfAddress } from "./git-address";

let scratch: string;
let origin: string;

/** Stands for ssh: runs on this machine what git would run on the other, and notes that it was asked. */
const SSH = `#!/bin/sh
for last; do :; done
echo "$last" >> "$(dirname "$0")/asked"
exec sh -c "$last"
`;

beforeAll(() => {
  scratch = mkdtempSync(join(tmpdir(), "fathom-git-"));
  origin = join(scratch, "origin");
  writeFileSync(join(scratch, "ssh"), SSH, { mode: 0o755 });
  vi.stubEnv("GIT_SSH_COMMAND", join(scratch, "ssh"));
  vi.stubEnv("GIT_SSH_VARIANT", "simple");
  execFileSync("mkdir", ["-p", origin]);
  writeFiles(origin, { "a.c": "int one;\n", ".gitattributes": "*.c filter=evil\n" });
  symlinkSync("/etc/hostname", join(origin, "link.c"));
  commitAll(origin, "one");
  gitIn(origin, "tag", "v1");
  writeFiles(origin, { "a.c": "int two;\n" });
  commitAll(origin, "two");
  gitIn(origin, "branch", "release/5", "v1");
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(scratch, { recursive: true, force: true });
});

const source = (ref: string | null = null) => ({ url: `ssh://git@host.example${origin}`, ref });
const textOf = (folder: string) => readFileSync(join(folder, "a.c"), "utf8");

describe("a folder that is fetched", () => {
  it("has the newest commit, without history, and is as it was where nothing is new", async () => {
    const folder = join(scratch, "newest");
    expect(await fetchSource(folder, source())).toEqual({ commit: gitIn(origin, "rev-parse", "HEAD"), isNew: true });
    expect(textOf(folder)).toBe("int two;\n");
    expect(gitIn(folder, "rev-list", "--count", "HEAD")).toBe("1");
    expect(await fetchSource(folder, source())).toMatchObject({ isNew: false });
  });

  it("has the branch or tag that was chosen", async () => {
    for (const ref of ["v1", "release/5", "main"]) {
      const folder = join(scratch, `at-${ref.replace("/", "-")}`);
      await fetchSource(folder, source(ref));
      expect(textOf(folder)).toBe(ref === "main" ? "int two;\n" : "int one;\n");
    }
  });

  it("follows what is pushed, even where that is no descendant, and loses files that went", async () => {
    const folder = join(scratch, "follows");
    gitIn(origin, "checkout", "-q", "-B", "moving", "main");
    writeFiles(origin, { "b.c": "int b;\n" });
    commitAll(origin, "three");
    await fetchSource(folder, source("moving"));
    expect(existsSync(join(folder, "b.c"))).toBe(true);
    gitIn(origin, "reset", "-q", "--hard", "v1");
    expect(await fetchSource(folder, source("moving"))).toMatchObject({ isNew: true });
    expect([existsSync(join(folder, "b.c")), textOf(folder)]).toEqual([false, "int one;\n"]);
    gitIn(origin, "checkout", "-q", "main");
  });

  it("holds links as plain files, and ran nothing that a repository or a template names", async () => {
    const template = join(scratch, "template");
    const ran = join(scratch, "ran");
    writeFiles(template, { "hooks/post-checkout": `#!/bin/sh\ntouch ${ran}\n` });
    execFileSync("chmod", ["+x", join(template, "hooks/post-checkout")]);
    vi.stubEnv("GIT_TEMPLATE_DIR", template);
    const folder = join(scratch, "plain");
    await fetchSource(folder, source());
    expect(lstatSync(join(folder, "link.c")).isSymbolicLink()).toBe(false);
    expect(existsSync(ran)).toBe(false);
    expect(existsSync(join(folder, ".git/hooks/post-checkout"))).toBe(false);
  });

  it("keeps its last state where fetching fails, and says what git said", async () => {
    const folder = join(scratch, "newest");
    await expect(fetchSource(folder, source("no-such-branch"))).rejects.toThrow(/git fetch: .*no-such-branch/);
    const gone = { url: "ssh://git@host.example/no/such/place", ref: null };
    await expect(fetchSource(folder, gone)).rejects.toMatchObject({ code: "invalid_input" });
    expect(textOf(folder)).toBe("int two;\n");
  });
});

it.each([
  ...[
    "ext::sh -c touch% /tmp/ran",
    "file:///etc",
    "/etc",
    "../x",
    "http://host/x",
    "git://host/x",
    "--upload-pack=touch",
  ],
  ...["-oProxyCommand=touch", "ssh://-oProxyCommand=touch/x", "ssh://git@-oProxyCommand=x/y", "git@-host:x", "a@b:-x"],
  ...[
    "https://user:password@host/x",
    "https://token@host/x",
    "https://host/a b",
    "https://host/$(touch x)",
    "https://host",
  ],
  ...["ssh://host/`x`", "https://host/x\n--upload-pack=y", "fd::7", "transport::https://host/x", "https://ho st/x", ""],
])("%j is fetched from by nobody", async (url) => {
  expect(() => checkAddress(url)).toThrow(expect.objectContaining({ code: "invalid_input" }));
  await expect(fetchSource(join(scratch, "never"), { url, ref: null })).rejects.toMatchObject({
    code: "invalid_input",
  });
  expect(existsSync(join(scratch, "never"))).toBe(false);
});

it("a password is not repeated", () => {
  expect(() => checkAddress("https://ada:hunter22@host/x")).toThrow(expect.not.stringContaining("hunter22"));
});

it.each([
  ["https://git.example.com:8443/team/game.git", "game"],
  ["ssh://git@host/~ada/x", "x"],
  ["git@github.com:team/engine.git", "engine"],
  ["https://[::1]/a/", "a"],
])("%s is an address, called %s", (url, name) => {
  expect(looksLikeAddress(url)).toBe(true);
  expect(checkAddress(url)).toBe(url);
  expect(nameOfAddress(url)).toBe(name);
});

it.each(["-x", "--upload-pack=x", "a..b", "a b", "a@{1}", "x.lock", "a//b", "/a", "a/", ".a", "a/.b", "a:b", "a*", ""])(
  "%j names no branch",
  (ref) => {
    expect(() => checkRef(ref)).toThrow(expect.objectContaining({ code: "invalid_input" }));
  },
);
