import { describe, expect, it } from "vitest";
import type { LanguageId } from "../../lib/contract/vocabulary";
import type { BaseCandidate } from "../../lib/db/link/link-bases";
import type { ImportTarget } from "../../lib/db/link/link-imports";
import { chooseBase } from "./choose-base";
import { resolveImport } from "./import-rules";
import { AllFiles } from "./known-files";
import { PathIndex } from "./path-index";

const LANGUAGES: Record<string, LanguageId> = {
  c: "c",
  h: "c",
  hpp: "cpp",
  java: "java",
  kt: "kotlin",
  py: "python",
  ts: "typescript",
  js: "javascript",
  go: "go",
  rs: "rust",
  rb: "ruby",
  php: "php",
  cs: "csharp",
};

/** Where an import of the first file leads, among all of them. */
function target(paths: string[], specifier: string, kind = "import", imported: string | null = null): string | null {
  const files = paths.map((path, index): ImportTarget => {
    const [repository, inside] = path.includes(":") ? path.split(":") : ["1", path];
    const language = LANGUAGES[inside.slice(inside.lastIndexOf(".") + 1)];
    return { id: index + 1, repositoryId: Number(repository), path: inside, language };
  });
  const found = resolveImport({ specifier, kind, imported }, files[0], new PathIndex(new AllFiles(files)));
  return found ? paths[found.id - 1] : null;
}

describe("an import leads to", () => {
  it("C: the file beside it, else the one whose path ends so, the nearest of several", () => {
    expect(target(["fs/a.c", "fs/a.h", "a.h"], "a.h", "include")).toBe("fs/a.h");
    expect(target(["fs/a.c", "include/linux/fs.h", "tools/fs.h"], "linux/fs.h", "include_system")).toBe(
      "include/linux/fs.h",
    );
    expect(target(["x/a.c", "y/inc/u.h", "x/inc/u.h"], "u.h", "include_system")).toBe("x/inc/u.h");
    expect(target(["1:a.c", "2:inc/u.h", "1:deep/er/inc/u.h"], "u.h", "include_system")).toBe("1:deep/er/inc/u.h");
    expect(target(["a.c", "list.h"], "stdio.h", "include_system")).toBeNull();
    const headers = ["a.c", "include/uapi/asm-generic/errno.h", "include/linux/errno.h"];
    expect(target(headers, "asm/errno.h", "include_system")).toBe("include/uapi/asm-generic/errno.h");
    expect(target(["a.c", "b.h"], "../../b.h", "include")).toBe("b.h");
  });

  it("Java and Kotlin: the class's file, of a member or an inner class too", () => {
    expect(target(["a/A.java", "java/util/List.java", "x/List.java"], "java.util.List")).toBe("java/util/List.java");
    expect(target(["a/A.java", "p/K.kt"], "p.K.create", "import_static")).toBe("p/K.kt");
    expect(target(["a/A.java", "p/K.java"], "p", "import_wildcard")).toBeNull();
  });

  it("Python: modules, packages, and relative ones by their dots", () => {
    expect(target(["p/a.py", "p/b.py"], ".b", "from", "f")).toBe("p/b.py");
    expect(target(["p/q/a.py", "p/b/__init__.py"], "..b", "from", "f")).toBe("p/b/__init__.py");
    expect(target(["p/a.py", "p/__init__.py", "p/b.py"], ".", "from", "b")).toBe("p/b.py");
    expect(target(["x.py", "src/pkg/mod.py"], "pkg.mod")).toBe("src/pkg/mod.py");
    expect(target(["x.py", "src/pkg/__init__.py"], "os")).toBeNull();
  });

  it("TypeScript: endings, index files, and .js that is .ts on disk", () => {
    expect(target(["src/a.ts", "src/b.ts"], "./b")).toBe("src/b.ts");
    expect(target(["src/a.ts", "src/b.ts"], "./b.js")).toBe("src/b.ts");
    expect(target(["src/a.ts", "lib/index.ts"], "../lib")).toBe("lib/index.ts");
    expect(target(["src/a.ts", "src/ui/b.ts"], "@/ui/b")).toBe("src/ui/b.ts");
    expect(target(["src/a.ts", "react.ts"], "react")).toBeNull();
  });

  it("Go, Rust, Ruby and PHP: the package, the module, the file", () => {
    expect(target(["main.go", "net/http/server.go"], "example.org/x/net/http")).toBe("net/http/server.go");
    expect(target(["src/main.rs", "src/net/mod.rs"], "crate::net::Server")).toBe("src/net/mod.rs");
    expect(target(["a.rb", "lib/tool/run.rb"], "tool/run", "require")).toBe("lib/tool/run.rb");
    expect(target(["a.php", "src/Http/Kernel.php"], "App\\Http\\Kernel", "using")).toBe("src/Http/Kernel.php");
  });

  it("nothing where a namespace is named", () => {
    expect(target(["a.cs", "System.cs"], "System", "using")).toBeNull();
  });
});

describe("of several types with one name, a base is", () => {
  const candidate = (keyHash: string, more: Partial<BaseCandidate>): BaseCandidate => ({
    childId: "1",
    ordinal: 0,
    baseName: "Node",
    childFile: 1,
    childPath: "p/A.java",
    childRepository: 1,
    keyHash,
    file: Number(keyHash),
    path: "q/Node.java",
    repository: 1,
    owner: null,
    imported: false,
    ...more,
  });

  it("the one in the same file, else the imported one, else the one in the same folder", () => {
    const here = candidate("1", { file: 1 });
    const imported = candidate("2", { imported: true });
    const beside = candidate("3", { path: "p/Node.java" });
    expect(chooseBase([beside, imported, here])).toBe("1");
    expect(chooseBase([beside, imported])).toBe("2");
    expect(chooseBase([beside, candidate("4", {})])).toBe("3");
  });

  it("the one whose owner is written before it", () => {
    const written = { baseName: "List::Node" };
    expect(chooseBase([candidate("1", { ...written, file: 1 }), candidate("2", { ...written, owner: "List" })])).toBe(
      "2",
    );
  });

  it("left open when two are equally likely", () => {
    expect(chooseBase([candidate("5", {}), candidate("6", {})])).toBeNull();
  });
});
