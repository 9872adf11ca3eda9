/** Kotlin, by a walker of ours over front end 1 of its compiler. */
import { openWalker } from "../jvm/jvm-walker";
import type { PreciseEngine } from "../port";
import { kotlin } from "./entry";
import { KOTLIN_WALKER } from "./walker";

export const kotlinEngine = {
  ...kotlin,
  open: (root, files, surroundings) => openWalker(KOTLIN_WALKER, root, files, surroundings),
} satisfies PreciseEngine;
