/** Java, by the core of Eclipse's Java tools. */
import type { EngineEntry } from "../engine-entry";
import { findAndInstall } from "../jvm/jvm-walker";
import { JAVA_WALKER } from "./walker";

export const jdt = {
  id: "jdt",
  title: JAVA_WALKER.title,
  languages: ["java"],
  // Packages of Kotlin's files are the repository's own, too.
  reads: ["kotlin"],
  revision: 4,
  ...findAndInstall(JAVA_WALKER),
} satisfies EngineEntry;
