import { expect, it } from "vitest";
import { JAVA_WALKER } from "../java/walker";
import { fileOf, projectWith } from "./maven-package";

it("Maven takes pinned libraries, and none that they name", () => {
  const project = projectWith(JAVA_WALKER.libraries);
  expect(project).toContain("<artifactId>ecj</artifactId><version>3.46.100</version><exclusions>");
  expect(project.match(/<dependency>/g)).toHaveLength(JAVA_WALKER.libraries.jars.length);
  expect(JAVA_WALKER.libraries.jars.every(([, hash]) => /^[0-9a-f]{64}$/.test(hash))).toBe(true);
  expect(fileOf("org.eclipse.jdt:ecj:3.46.100")).toBe("ecj-3.46.100.jar");
});
