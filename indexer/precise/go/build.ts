/**
 * Builds the walker with the Go toolchain of this machine, and has it keep what the standard library declares: the
 * engine needs no Go afterwards. Nothing is downloaded; what the toolchain keeps for itself goes away again.
 */
import { join } from "node:path";
import { AppError } from "../../../lib/errors";
import { installWhole, packageFolder, run } from "../tools/installation";
import { GO_PACKAGE, LIBRARY, walkerSources } from "./tool";

const ENDING = process.platform === "win32" ? ".exe" : "";

/** @throws AppError `bad_configuration` that tells what the toolchain said */
export function buildWalker(dataFolder: string): void {
  if (!run("go", ["version"]).ok)
    throw new AppError("bad_configuration", "The walker of Go is built by Go, and there is no `go` on PATH.", {
      hint: "Install Go from https://go.dev/dl, then try again.",
    });
  installWhole(packageFolder(dataFolder, GO_PACKAGE), (folder) => {
    const program = join(folder, "package", GO_PACKAGE.program + ENDING);
    const place = { cwd: walkerSources(), env: toolchainEnvironment(join(folder, "cache")) };
    mustRun("go", ["build", "-trimpath", "-buildvcs=false", "-o", program, "."], place);
    mustRun(program, ["pack", "go", join(folder, "package", LIBRARY)], place);
  });
}

const toolchainEnvironment = (cache: string): NodeJS.ProcessEnv => ({
  ...process.env,
  ...{ GOENV: "off", GOFLAGS: "-mod=mod", GOTOOLCHAIN: "local", GOPROXY: "off", GOWORK: "off", CGO_ENABLED: "0" },
  ...{ GOOS: "", GOARCH: "", GOCACHE: cache },
});

function mustRun(...[command, args, place]: Parameters<typeof run>): void {
  const { ok, said } = run(command, args, place);
  if (!ok)
    throw new AppError("bad_configuration", `Go did not build the walker: ${said.trim().slice(-600)}`, {
      hint: "The walker needs Go 1.23 or newer.",
    });
}
