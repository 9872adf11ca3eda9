import { beforeAll, describe, expect, it } from "vitest";
import { sourceReader } from "@/testing/indexer/source-facts";

let read: Awaited<ReturnType<typeof sourceReader>>;
beforeAll(async () => {
  read = await sourceReader("python", "javascript", "ruby", "php");
});

/** Members of types as `Type.member`, in the order of the source. */
const membersOf = (...asked: Parameters<typeof read>): string[] => {
  const { symbols } = read(...asked).facts;
  return symbols
    .filter(
      ({ kind, container, qualifier }) => (kind === "field" || kind === "property") && (container >= 0 || qualifier),
    )
    .map(({ name, container, qualifier }) => `${qualifier ?? symbols[container].name}.${name}`);
};

describe("a member that no declaration names", () => {
  it("is declared by its first assignment, wherever in the type that stands", () => {
    const source = [
      "class Crane:",
      "    def __init__(self):",
      "        self.load = 0",
      "    def lift(self, by):",
      "        self.load = by",
      "        self.height = by",
    ];
    expect(membersOf("python", source.join("\n"))).toEqual(["Crane.load", "Crane.height"]);
  });

  it("is not declared again where the type declares it", () => {
    const source = "class Crane { load = 0; constructor() { this.load = 1; this.height = 2; } }";
    expect(membersOf("javascript", source)).toEqual(["Crane.load", "Crane.height"]);
  });

  it("belongs to the innermost type", () => {
    const source = [
      "class Yard:",
      "    class Crane:",
      "        def lift(self):",
      "            self.load = 1",
      "    def open(self):",
      "        self.gate = 1",
    ];
    expect(membersOf("python", source.join("\n"))).toEqual(["Crane.load", "Yard.gate"]);
  });

  it("is nothing outside of every type", () => {
    expect(membersOf("python", "def lift(crane):\n    crane.load = 1\n")).toEqual([]);
  });

  it("is read, not declared, by a use that assigns nothing", () => {
    expect(membersOf("python", "class Crane:\n    def lift(self):\n        return self.load\n")).toEqual([]);
  });
});
