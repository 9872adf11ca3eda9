import { chmodSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { rustAnalyzer } from "./entry";
import { standardLibrary } from "./standard-library";
import { withoutProxies } from "./toolchains";

let home: string;
beforeEach(() => void (home = realpathSync(mkdtempSync(join(tmpdir(), "fathom-rust-")))));
afterEach(() => rmSync(home, { recursive: true, force: true }));

/** A file of this text that may be run. */
function file(path: string, text = ""): string {
  const whole = join(home, path);
  mkdirSync(dirname(whole), { recursive: true });
  writeFileSync(whole, text);
  chmodSync(whole, 0o755);
  return whole;
}

const analyzer = (toolchain: string): string =>
  file(`.rustup/toolchains/${toolchain}/bin/rust-analyzer`, `#!/bin/sh\necho 'rust-analyzer 1.95.0 (${toolchain})'\n`);

/** rustup's own folder of programs: all of them are rustup. */
function proxies(): string {
  symlinkSync(file(".cargo/bin/rustup", "#!/bin/sh\nexit 1\n"), join(home, ".cargo/bin/rust-analyzer"));
  return join(home, ".cargo/bin");
}

describe.skipIf(process.platform === "win32")("rust-analyzer on a machine with rustup", () => {
  it("is looked for in the toolchains, the chosen one first: rustup itself might fetch another one", () => {
    for (const name of ["nightly", "stable"]) analyzer(name);
    file(".rustup/settings.toml", 'version = "12"\ndefault_toolchain = "stable"\n');
    const found = withoutProxies(`/usr/own:${proxies()}`).split(":");
    expect(found[0]).toBe("/usr/own");
    expect(found.slice(1, 3)).toEqual(
      ["stable", "nightly"].map((name) => join(home, ".rustup/toolchains", name, "bin")),
    );
  });

  it("is found with the sources of the library beside it, and missed with a reason", () => {
    const program = analyzer("stable");
    const path = dirname(program);
    const library = file(".rustup/toolchains/stable/lib/rustlib/src/rust/library/std/src/lib.rs");
    expect(standardLibrary(program)).toBe(dirname(dirname(dirname(library))));
    expect(rustAnalyzer.find({ dataFolder: undefined, path })).toEqual({ program, version: "1.95.0" });
    expect(rustAnalyzer.find({ dataFolder: undefined, path: "" })).toEqual({
      reason: "Rust: rust-analyzer was not found; `npm run engines install rust` gets it.",
    });
  });

  it("takes the sources of another toolchain where its own has none", () => {
    const library = file(".rustup/toolchains/nightly/lib/rustlib/src/rust/library/std/src/lib.rs");
    expect(standardLibrary(analyzer("stable"))).toBe(dirname(dirname(dirname(library))));
  });

  it("is not used in a version that cannot tell what it does not know", () => {
    const old = file("bin/rust-analyzer", "#!/bin/sh\necho 'rust-analyzer 1.80.0 (0)'\n");
    const found = rustAnalyzer.find({ dataFolder: undefined, path: dirname(old) });
    expect("reason" in found && found.reason).toContain("is of a version that is not known to work");
  });
});
