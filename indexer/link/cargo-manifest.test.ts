import { expect, it } from "vitest";
import { cargoManifest } from "./cargo-manifest";

it("the library is named by its own table, whatever tests and programs stand behind it", () => {
  const text = `[package]
name = "deep-sonar"

[lib] # no benches
bench = false

[[test]]
name = "state"
path = "tests/state.rs"

[[bin]]
name = "ping"
`;
  expect(cargoManifest(text)).toMatchObject({ name: "deep-sonar", library: { name: undefined, path: undefined } });
  expect(cargoManifest("[lib]\nname = 'x'\npath = \"a.rs\"\n").library.path).toBe("a.rs");
});

it("dependencies are read from every table that lists some, by the name that the code gives them", () => {
  const text = `[dependencies]
serde = "1"
pipe2 = { package = "pipe-two", version = "1" }
[target.'cfg(unix)'.dev-dependencies]
bosun-pipe.workspace = true
[dependencies.winch]
package = "winch-core"
`;
  expect(cargoManifest(text).dependencies).toEqual([
    { as: "serde", name: "serde" },
    { as: "pipe2", name: "pipe-two" },
    { as: "bosun_pipe", name: "bosun-pipe" },
    { as: "winch", name: "winch-core" },
  ]);
});
