/** What nested lambdas give costs Java's compiler time that doubles with each level. */
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { folderWith } from "../../../testing/indexer/run-indexer";
import { openWalker } from "../jvm/jvm-walker";
import type { PreciseDocument } from "../port";
import { jdt } from "./entry";
import { JAVA_WALKER } from "./walker";

const LEVELS = 14;
const FILE_SECONDS = 3;

const nested = (level: number): string =>
  level > LEVELS ? "Row.of(1)" : `Row.with(Row.of(${level}), i${level} -> ${nested(level + 1)})`;

const FILES = {
  "src/Row.java": `import java.util.function.Function;
public abstract class Row<T> implements Iterable<T> {
  public static <T> Row<T> of(T t) { return null; }
  public static <T, U> Row<U> with(Row<T> a, Function<? super T, Row<U>> by) { return null; }
  public static <T, U> Iterable<U> with(Iterable<T> a, Function<? super T, Iterable<U>> by) { return null; }
  public static <T, U> Class<U> with(Class<T> a, Function<? super T, Class<U>> by) { return null; }
}
`,
  "src/Deep.java": `class Deep { static Row<?> deep() { return ${nested(1)}; } }\n`,
  "src/Use.java": "class Use { Object used() { return Deep.deep(); } }\n",
};

const compiler = jdt.find({ dataFolder: process.env.FATHOM_DATA, path: process.env.PATH });

describe.skipIf("reason" in compiler)(
  "a file that Java's compiler does not come to an end at",
  { timeout: 240_000 },
  () => {
    it("is given up with its name, and the others are told, with what they mean in it", async () => {
      if ("reason" in compiler) return;
      const folder = folderWith(FILES);
      const files = Object.keys(FILES).map((path) => ({ path, language: "java" as const }));
      const { program, package: brought } = compiler;
      const surroundings = { folder: join(folder.root, ".engine"), program, package: brought, alive: () => {} };
      const session = openWalker(JAVA_WALKER, folder.root, files, surroundings, FILE_SECONDS);
      const told: PreciseDocument[] = [];
      for await (const document of session.documents(files.map(({ path }) => path))) told.push(document);
      expect(told.map(({ path }) => path).sort()).toEqual(["src/Row.java", "src/Use.java"]);
      const use = told.find(({ path }) => path === "src/Use.java");
      expect(
        use?.occurrences.find(({ column }) => column === 40)?.isOutside,
        "`Deep` is not said to be outside",
      ).not.toBe(true);
      expect(session.complaint?.()).toContain("did not come to an end at src/Deep.java");
      session.update([], []);
      folder.remove();
    });
  },
);
