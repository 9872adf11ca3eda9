/** rust-analyzer as a program: which versions are known, and how rustup brings one. */
import { readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { AppError } from "../../../lib/errors";
import { installWhole, packageFolder, run } from "../tools/installation";
import type { Tool } from "../tools/tool";

/** From here on it tells a type that it does not know from one that fits. */
const LEAST_MINOR = 92;
/** The same of builds that are published by themselves: `0.3.2700-standalone`. */
const LEAST_BUILD = 2700;

export const RUST_ANALYZER = {
  id: "rust-analyzer",
  name: "rust",
  languages: "Rust",
  commands: ["rust-analyzer"],
  versionIn(output: string) {
    const [, version, major, minor, build] = /^rust-analyzer ((\d+)\.(\d+)\.(\d+)\S*)/.exec(output) ?? [];
    const isKnown = major === "1" ? Number(minor) >= LEAST_MINOR : minor === "3" && Number(build) >= LEAST_BUILD;
    return isKnown ? version : undefined;
  },
  package: { name: "rust", version: "1.95.0", program: "bin/rust-analyzer" },
} satisfies Tool;

/**
 * Brings a toolchain of its own into the data folder and nowhere else, and keeps of it what rust-analyzer needs and
 * the sources of the standard library: neither a compiler nor cargo.
 * @throws AppError `bad_configuration` that tells what rustup said
 */
export function installFromRustup(dataFolder: string): void {
  if (!run("rustup", ["--version"]).ok)
    throw new AppError("bad_configuration", "rust-analyzer comes by rustup, and there is no rustup.", {
      hint: "Install rustup, or put rust-analyzer on PATH beside the component rust-src.",
    });
  installWhole(packageFolder(dataFolder, RUST_ANALYZER.package), (folder) => {
    const home = join(folder, "rustup");
    const env = { ...process.env, RUSTUP_HOME: home, CARGO_HOME: join(folder, "cargo") };
    const { ok, said } = run("rustup", ["toolchain", "install", RUST_ANALYZER.package.version, ...WHAT], { env });
    if (!ok)
      throw new AppError("bad_configuration", `rustup did not bring rust-analyzer: ${said.trim().slice(-600)}`, {
        hint: "Try again, or put rust-analyzer on PATH beside the component rust-src.",
      });
    const [toolchain] = readdirSync(join(home, "toolchains"));
    const whole = join(home, "toolchains", toolchain);
    keepOnly(join(whole, "bin"), (name) => name.startsWith("rust-analyzer") || name.endsWith(".dll"));
    keepOnly(join(whole, "lib", "rustlib"), (name) => name === "src");
    renameSync(whole, join(folder, "package"));
  });
}

const WHAT = ["--profile", "minimal", "--component", "rust-analyzer", "--component", "rust-src", "--no-self-update"];

function keepOnly(folder: string, isKept: (name: string) => boolean): void {
  for (const name of readdirSync(folder))
    if (!isKept(name)) rmSync(join(folder, name), { recursive: true, force: true });
}
