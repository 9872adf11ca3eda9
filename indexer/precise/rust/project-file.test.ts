import { describe, expect, it } from "vitest";
import { packagesOf } from "./packages";
import { projectFile } from "./project-file";
import { readToml } from "./toml";

/** A project of manifests by their folders, and of files. */
function project(manifests: Record<string, string[]>, paths: string[], outside = new Map<string, string>()) {
  const read = Object.entries(manifests).map(([folder, lines]) => ({ folder, content: readToml(lines.join("\n")) }));
  return projectFile("/copy", packagesOf(read, paths), {
    standardLibrary: "/std",
    belowLibrary: "/own/below/lib.rs",
    outside,
  });
}

/** Crates by their first files, with what they may name. */
function names(file: ReturnType<typeof project>): Record<string, Record<string, string>> {
  const path = (index: number): string => file.crates[index].root_module.replace("/copy/", "");
  return Object.fromEntries(
    file.crates.map(({ deps }, index) => [
      path(index),
      Object.fromEntries(deps.map(({ name, crate }) => [name, path(crate)])),
    ]),
  );
}

const PACKAGE = ["[package]", 'name = "yard"', 'version = "1.2.3"', 'edition = "2021"'];

describe("the project that rust-analyzer is told of", () => {
  it("has the library, programs, tests, examples and benches, where they stand or are said to stand", () => {
    const paths = [
      ...[
        "src/lib.rs",
        "src/main.rs",
        "src/bin/one.rs",
        "src/bin/two/main.rs",
        "src/bin/two/part.rs",
        "tests/whole.rs",
      ],
      ...[
        "tests/common/mod.rs",
        "tests/many/main.rs",
        "examples/show.rs",
        "benches/fast.rs",
        "own/start.rs",
        "build.rs",
      ],
    ];
    const file = project({ ".": [...PACKAGE, "[[bin]]", 'name = "own"', 'path = "own/start.rs"'] }, paths);
    expect(file.crates.map(({ root_module: path, display_name: name }) => `${name} ${path}`).sort()).toEqual([
      "build-script-build /copy/build.rs",
      "fast /copy/benches/fast.rs",
      "many /copy/tests/many/main.rs",
      "one /copy/src/bin/one.rs",
      "own /copy/own/start.rs",
      "show /copy/examples/show.rs",
      "two /copy/src/bin/two/main.rs",
      "whole /copy/tests/whole.rs",
      "yard /copy/src/lib.rs",
      "yard /copy/src/main.rs",
    ]);
    expect(names(file)["tests/whole.rs"]).toEqual({ yard: "src/lib.rs" });
    expect(names(file)["build.rs"]).toEqual({});
  });

  it("takes each feature and each optional package", () => {
    const file = project(
      {
        ".": [
          ...PACKAGE,
          "[features]",
          "default = []",
          'tls = ["dep:rope"]',
          "[dependencies]",
          "rope = { version = '1', optional = true }",
        ],
      },
      ["src/lib.rs"],
    );
    expect(file.crates[0].cfg.filter((each) => each.startsWith("feature"))).toEqual(
      ["default", "tls", "rope"].map((name) => `feature="${name}"`),
    );
    expect(file.sysroot_project?.crates.map(({ display_name: name }) => name)).toContain("std");
    expect(file).toMatchObject({ sysroot_src: "/std", crates: [{ edition: "2021", is_proc_macro: false }] });
  });

  it("asks the workspace for what a package leaves to it", () => {
    const file = project(
      {
        ".": [
          ...["[workspace]", "[workspace.package]", 'edition = "2024"', 'version = "0.4.0"'],
          ...["[workspace.dependencies]", 'core-parts = { path = "parts/core" }'],
        ],
        "parts/core": ["[package]", 'name = "core-parts"', "edition.workspace = true", "version.workspace = true"],
        "parts/app": [
          "[package]",
          'name = "app"',
          "edition = { workspace = true }",
          "[dependencies]",
          "core-parts.workspace = true",
        ],
      },
      ["parts/core/src/lib.rs", "parts/app/src/main.rs"],
    );
    expect(file.crates.map(({ edition, env }) => [edition, env.CARGO_PKG_VERSION])).toEqual([
      ["2024", "0.4.0"],
      ["2024", "0.0.0"],
    ]);
    expect(names(file)["parts/app/src/main.rs"]).toEqual({ core_parts: "parts/core/src/lib.rs" });
  });

  it("calls a library as its manifest does, or as who depends on it does", () => {
    const file = project(
      {
        a: [
          ...PACKAGE.map((line) => line.replace("yard", "a-long-name")),
          "[lib]",
          'name = "short"',
          'path = "lib.rs"',
        ],
        b: ["[package]", 'name = "b"', "[dependencies]", 'a-long-name = { path = "../a" }'],
        c: [
          "[package]",
          'name = "c"',
          "[target.'cfg(unix)'.dependencies]",
          'other-name = { path = "../a", package = "a-long-name" }',
        ],
      },
      ["a/lib.rs", "b/src/lib.rs", "c/src/lib.rs"],
    );
    expect(names(file)).toMatchObject({
      "b/src/lib.rs": { short: "a/lib.rs" },
      "c/src/lib.rs": { other_name: "a/lib.rs" },
    });
  });

  it("takes a package of the repository for one of a registry only where its version may fit", () => {
    const depending = (version: string) =>
      names(
        project({ lib: PACKAGE, app: ["[package]", 'name = "app"', "[dependencies]", `yard = "${version}"`] }, [
          "lib/src/lib.rs",
          "app/src/lib.rs",
        ]),
      )["app/src/lib.rs"];
    expect(depending("1")).toEqual({ yard: "lib/src/lib.rs" });
    expect(depending("^1.0.4")).toEqual({ yard: "lib/src/lib.rs" });
    expect(depending("0.9")).toEqual({});
    expect(depending("2.0")).toEqual({});
  });

  it("calls what the repository does not hold by its name, and by none of its own", () => {
    const manifest = [
      ...PACKAGE,
      ...[
        "[dependencies]",
        'a-rope = "1"',
        'pulley = { package = "wheel", version = "2" }',
        'core-parts = { path = "core" }',
      ],
      ...["[build-dependencies]", 'maker = "1"'],
    ];
    const file = project(
      { ".": manifest, core: ["[package]", 'name = "core-parts"'] },
      ["src/lib.rs", "build.rs", "core/src/lib.rs"],
      new Map(["a_rope", "pulley", "maker", "wheel"].map((name) => [name, `/own/${name}/lib.rs`])),
    );
    const { crates } = file;
    const links = (path: string) =>
      crates
        .find(({ root_module: at }) => at === path)
        ?.deps.map(({ crate, name }) => `${name} ${crates[crate].root_module}`);
    expect(crates.at(-1)).toMatchObject({ root_module: "/own/wheel/lib.rs", is_workspace_member: false });
    expect(links("/copy/src/lib.rs")).toEqual([
      "a_rope /own/a_rope/lib.rs",
      "pulley /own/pulley/lib.rs",
      "core_parts /copy/core/src/lib.rs",
    ]);
    expect(links("/copy/build.rs")).toEqual(["maker /own/maker/lib.rs"]);
    expect(links("/copy/core/src/lib.rs")).toEqual([]);
  });

  it("has no circle, though tests may lead back to what they test", () => {
    const file = project(
      {
        core: ["[package]", 'name = "core-parts"', "[dev-dependencies]", 'kit = { path = "../kit" }'],
        kit: ["[package]", 'name = "kit"', "[dependencies]", 'core-parts = { path = "../core" }'],
      },
      ["core/src/lib.rs", "core/tests/whole.rs", "kit/src/lib.rs"],
    );
    expect(names(file)).toEqual({
      "core/src/lib.rs": {},
      "core/tests/whole.rs": { core_parts: "core/src/lib.rs", kit: "kit/src/lib.rs" },
      "kit/src/lib.rs": { core_parts: "core/src/lib.rs" },
    });
  });

  it("says which library makes macros, and keeps what is needed to build apart", () => {
    const file = project(
      {
        macros: ["[package]", 'name = "macros"', "[lib]", "proc-macro = true"],
        app: [
          "[package]",
          'name = "app"',
          'build = "make.rs"',
          "[build-dependencies]",
          'macros = { path = "../macros" }',
        ],
      },
      ["macros/src/lib.rs", "app/src/lib.rs", "app/make.rs"],
    );
    expect(file.crates.map((crate) => crate.is_proc_macro)).toEqual([true, false, false]);
    expect(names(file)).toMatchObject({ "app/src/lib.rs": {}, "app/make.rs": { macros: "macros/src/lib.rs" } });
  });
});
