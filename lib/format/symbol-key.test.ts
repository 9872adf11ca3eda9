import { describe, expect, it } from "vitest";
import type { LanguageId, SymbolKind } from "../contract/vocabulary";
import { randomNumbers } from "../../testing/random";
import { keyHash, parseKey, qualifiedName, qualifierParts, symbolKey } from "./symbol-key";

function key(language: LanguageId, path: string, chain: string, more: object = {}): string {
  const parts = chain.split(" ").map((part) => {
    const [kind, name] = part.split(":");
    return { kind: kind as SymbolKind, name };
  });
  return symbolKey({ language, path, chain: parts, ...more });
}

describe("a symbol's key", () => {
  it("reads like SCIP descriptors in each language", () => {
    expect(key("java", "a/List.java", "package:java.util class:List method:add", { disambiguator: "int-E" })).toBe(
      "java java/util/List#add(int-E).",
    );
    expect(key("typescript", "src/ui/panel.ts", "class:Panel property:size")).toBe("ts src/ui/`panel.ts`/Panel#size.");
    expect(key("python", "pkg/__init__.py", "function:run")).toBe("python pkg/run().");
    expect(key("python", "pkg/tool.py", "class:Tool method:run")).toBe("python pkg/tool/Tool#run().");
    expect(key("go", "net/http/server.go", "package:http struct:Server")).toBe("go net/http/Server#");
    expect(key("rust", "src/net/mod.rs", "struct:Server field:port")).toBe("rust src/net/Server#port.");
    expect(key("c", "kernel/fork.c", "macro:MAX")).toBe("cpp MAX!");
    expect(key("php", "a.php", "namespace:App\\Http class:Kernel")).toBe("php App/Http/Kernel#");
  });

  it("is shared by a C++ declaration in its class and the definition outside", () => {
    const inside = key("cpp", "a.h", "namespace:ns class:Actor method:Tick", { disambiguator: "float" });
    const outside = symbolKey({
      language: "cpp",
      path: "a.cpp",
      chain: [...qualifierParts("ns::Actor"), { name: "Tick", kind: "method" }],
      disambiguator: "float",
    });
    expect(outside).toBe(inside);
    expect(keyHash(outside)).toBe(keyHash(inside));
  });

  it("starts with the path where the linkage is internal", () => {
    expect(key("c", "mm/slab.c", "function:init", { internalLinkage: true })).toBe("cpp mm/`slab.c`/init().");
  });

  it("puts odd names in backticks", () => {
    expect(key("cpp", "a.h", "class:V method:operator+=")).toBe("cpp V#`operator+=`().");
    expect(parseKey("cpp `a``b`#")?.descriptors.at(-1)?.name).toBe("a`b");
  });

  it("is read back to the names and sorts that made it", () => {
    const random = randomNumbers(11);
    const kinds: SymbolKind[] = ["class", "method", "field", "macro"];
    for (let round = 0; round < 2000; round++) {
      const chain = Array.from({ length: 1 + random(4) }, () => ({ name: oddName(random), kind: kinds[random(4)] }));
      const owners = chain.slice(0, -1).map((part) => ({ ...part, kind: "class" as const }));
      const last = chain[chain.length - 1];
      const disambiguator = last.kind === "method" ? oddName(random) : null;
      const made = symbolKey({ language: "java", path: "x", chain: [...owners, last], disambiguator });
      const read = parseKey(made);
      expect(read?.descriptors.map((d) => d.name)).toEqual(chain.map((part) => part.name));
      expect(read?.descriptors.at(-1)?.disambiguator).toBe(disambiguator ?? "");
    }
  });

  it("is told from other text, in linear time", () => {
    for (const text of ["", "cpp", "cpp A", "cpp `A#", "cpp A(x", "cpp ", " A#", "cpp A(#)."])
      expect(parseKey(text)?.descriptors ?? []).toEqual([]);
    const started = process.cpuUsage();
    parseKey("cpp " + "`".repeat(1_000_000));
    expect(process.cpuUsage(started).user).toBeLessThan(1_000_000);
  });
});

describe("a qualified name", () => {
  it("is joined as the language writes it", () => {
    expect(qualifiedName("cpp", ["ns", "A", "f"])).toBe("ns::A::f");
    expect(qualifiedName("java", ["java", "util"])).toBe("java.util");
    expect(qualifiedName("php", ["App", "Kernel"])).toBe("App\\Kernel");
  });

  it("is taken apart without its template arguments", () => {
    expect(qualifierParts("ns::Map<K, Pair<A, B>>::Node").map((part) => part.name)).toEqual(["ns", "Map", "Node"]);
  });
});

function oddName(random: (below: number) => number): string {
  const letters = "abcXYZ019_$+-`#./!() ü名";
  return Array.from({ length: 1 + random(6) }, () => letters[random(letters.length)]).join("");
}
