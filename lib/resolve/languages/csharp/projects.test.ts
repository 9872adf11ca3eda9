import { describe, expect, it } from "vitest";
import { referencesIn } from "./projects";

describe("a project file", () => {
  it("refers to other projects by paths from its folder", () => {
    const text = `<ProjectReference Include="..\\Shop\\Shop.csproj" />
      <ProjectReference Condition="'$(Wide)' == 'true'" Include="Inner/Inner.csproj;../Till/Till.csproj">`;
    expect(referencesIn("src/Desk", text)).toEqual(["src/Shop", "src/Desk/Inner", "src/Till"]);
  });

  it("says nothing by comments, properties, and paths that lead out of the repository", () => {
    const text = `<!-- <ProjectReference Include="../A/A.csproj" /> -->
      <ProjectReference Include="$(Root)/B/B.csproj" /><ProjectReference Include="../../C/C.csproj" />`;
    expect(referencesIn("Desk", text)).toEqual([]);
  });
});
