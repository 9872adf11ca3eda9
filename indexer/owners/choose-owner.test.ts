/** Which namespace a written owner belongs to, from what a file opens and what is declared. */
import { describe, expect, it } from "vitest";
import type { ImportRecord } from "../../lib/db/read/code-files";
import { chosenQualifier, writtenQualifier } from "./choose-owner";

const opens = (specifier: string, kind = "import_wildcard", targetFile: number | null = null): ImportRecord => ({
  fileId: 1,
  specifier,
  kind,
  name: null,
  imported: null,
  line: 1,
  targetFile,
});
const at = (path: string, fileId = 2) => ({ path: path.split("::"), fileId });

describe("the owner of a definition outside of its class", () => {
  it("stands in the namespace that the file opens", () => {
    expect(chosenQualifier([], "Crane", [opens("harbour")], [at("harbour::Crane")])).toBe("harbour.Crane");
  });
  it("stands in a namespace that is opened from inside of another one", () => {
    const imports = [opens("harbour"), opens("lift")];
    expect(chosenQualifier([], "Crane::Hook", imports, [at("harbour::lift::Crane::Hook")])).toBe(
      "harbour::lift.Crane::Hook",
    );
  });
  it("is brought in by its own name", () => {
    const imports = [opens("harbour::Crane", "using"), opens("airport::Gate", "using")];
    expect(chosenQualifier([], "Crane", imports, [at("harbour::Crane"), at("airport::Crane")])).toBe("harbour.Crane");
  });
  it("is what is written where a type stands there, whatever else is opened", () => {
    expect(chosenQualifier([], "Crane", [opens("harbour")], [at("Crane"), at("harbour::Crane")])).toBe("Crane");
    expect(chosenQualifier(["quay"], "Crane", [opens("harbour")], [at("quay::Crane"), at("harbour::Crane")])).toBe(
      "Crane",
    );
  });
  it("is the one whose header the file includes, where two namespaces are opened that have it", () => {
    const imports = [opens("harbour"), opens("airport"), opens('"crane.h"', "include", 7)];
    const known = [at("harbour::Crane", 7), at("airport::Crane", 8)];
    expect(chosenQualifier([], "Crane", imports, known)).toBe("harbour.Crane");
    expect(chosenQualifier([], "Crane", imports.slice(0, 2), known)).toBe("Crane");
  });
  it("is left as it is written where nothing is opened that has it", () => {
    expect(chosenQualifier([], "Crane", [opens("std")], [at("harbour::Crane")])).toBe("Crane");
  });
  it("can be told from what was found around it", () => {
    expect(writtenQualifier("harbour::lift.Crane::Hook")).toBe("Crane::Hook");
    expect(writtenQualifier("Crane::Hook")).toBe("Crane::Hook");
  });
});
