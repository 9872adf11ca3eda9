import { expect, it } from "vitest";
import { PLAIN_LANGUAGES, plainLanguageOf } from "./plain-languages";

it.each([
  ["README.md", "markdown"],
  ["docs/Guide.MD", "markdown"],
  ["Makefile", "makefile"],
  ["Makefile.common", "makefile"],
  ["docker/Dockerfile.dev", "dockerfile"],
  ["CMakeLists.txt", "cmake"],
  [".gitignore", "ignore"],
  ["go.mod", "gomod"],
  ["Cargo.lock", "toml"],
  [".github/workflows/ci.yml", "yaml"],
  ["config.yaml.tmpl", "yaml"],
  ["index.html.erb", "html"],
  ["app.csproj", "xml"],
  ["build.gradle", "groovy"],
  ["schema.sql", "sql"],
  ["LICENSE", "text"],
  ["data.unknown", "text"],
  ["__proto__", "text"],
  ["x.constructor", "text"],
])("%s is %s", (path, language) => expect(plainLanguageOf(path)).toBe(language));

it("no name, ending or program is claimed twice", () => {
  const languages: readonly {
    extensions?: readonly string[];
    filenames?: readonly string[];
    interpreters?: readonly string[];
  }[] = PLAIN_LANGUAGES;
  for (const field of ["extensions", "filenames", "interpreters"] as const) {
    const all = languages.flatMap((language) => language[field] ?? []);
    expect(all.filter((word, at) => all.indexOf(word) !== at)).toEqual([]);
    expect(all.filter((word) => word !== word.toLowerCase())).toEqual([]);
  }
});
