import { expect, it } from "vitest";
import { listedModules } from "./project-file";

const text = `{
	"FileVersion": 3, // by hand
	"FriendlyName": "Quay",
	"Modules": [
		{ "Name": "Quay", "Type": "Runtime", "AdditionalDependencies": ["Engine", "CoreUObject"] },
		{ "Type": "Editor", "Name": "QuayEditor", "WhitelistPlatforms": ["Win64"], },
	],
	"Plugins": [{ "Name": "Harbor", "Enabled": true, "SupportedTargetPlatforms": [ "Win64" ] }]
}`;

it("modules, what they depend on, and plugins are named by a project file, whatever order and commas it has", () => {
  const found = listedModules(text);
  expect(found.map(({ name }) => name)).toEqual(["Quay", "Engine", "CoreUObject", "QuayEditor", "Harbor"]);
  for (const { name, start } of found) expect(text.slice(start, start + name.length)).toBe(name);
});

it("what is no JSON ends without an answer, in time linear in the text", () => {
  const started = performance.now();
  for (const piece of ["[", "]", '"', '{"Modules":[', '"Name":'])
    expect(listedModules(piece.repeat(200_000 / piece.length))).toEqual([]);
  expect(performance.now() - started).toBeLessThan(1000);
});
