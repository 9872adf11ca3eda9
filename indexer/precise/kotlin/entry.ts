/** Kotlin, by front end 1 of its compiler. */
import type { EngineEntry } from "../engine-entry";
import { findAndInstall } from "../jvm/jvm-walker";
import { KOTLIN_WALKER } from "./walker";

export const kotlin = {
  id: "kotlin",
  title: KOTLIN_WALKER.title,
  languages: ["kotlin"],
  reads: ["java"],
  revision: 9,
  ...findAndInstall(KOTLIN_WALKER),
} satisfies EngineEntry;
