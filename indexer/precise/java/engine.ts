/** Java, by a walker of ours over the core of Eclipse's Java tools. */
import { openWalker } from "../jvm/jvm-walker";
import type { PreciseEngine } from "../port";
import { jdt } from "./entry";
import { JAVA_WALKER } from "./walker";

export const javaEngine = {
  ...jdt,
  open: (root, files, surroundings) => openWalker(JAVA_WALKER, root, files, surroundings),
} satisfies PreciseEngine;
