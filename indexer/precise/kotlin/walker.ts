/** The walker of Kotlin, over front end 1 of Kotlin's compiler. */
import { ECJ } from "../jvm/batch-compiler";
import type { JvmWalker } from "../jvm/jvm-walker";

export const KOTLIN_WALKER: JvmWalker = {
  name: "kotlin",
  title: "Kotlin",
  sources: "indexer/precise/kotlin/walker",
  main: "fathom.walker.kotlin.KotlinWalker",
  libraries: {
    name: "kotlin-compiler",
    version: "2.1.21",
    jars: [
      ECJ,
      ["org.jetbrains:annotations:13.0", "ace2a10dc8e2d5fd34925ecac03e4988b2c0f851650c94b8cef49ba1bd111478"],
      [
        "org.jetbrains.kotlin:kotlin-compiler-embeddable:2.1.21",
        "67a2e3673765f097725608cc7c843b0d8fdd94bd9af41327211361614aa57d49",
      ],
      [
        "org.jetbrains.kotlin:kotlin-daemon-embeddable:2.1.21",
        "9401effd82de8606df3289308a275cc1d3573768665ca5edd09dc319c71715f4",
      ],
      [
        "org.jetbrains.kotlin:kotlin-reflect:1.6.10",
        "3277ac102ae17aad10a55abec75ff5696c8d109790396434b496e75087854203",
      ],
      [
        "org.jetbrains.kotlin:kotlin-script-runtime:2.1.21",
        "d8221f445854f30ac92c248d543609e0ecb5d85bb5ba34c043684b013cb5b897",
      ],
      ["org.jetbrains.kotlin:kotlin-stdlib:2.1.21", "263bdc679e1f62012db7b091796279b6d71cf36f4797a98ff1ace05835f201c8"],
      [
        "org.jetbrains.kotlinx:kotlinx-coroutines-core-jvm:1.8.0",
        "9860906a1937490bf5f3b06d2f0e10ef451e65b95b269f22daf68a3d1f5065c5",
      ],
      [
        "org.jetbrains.intellij.deps:trove4j:1.0.20200330",
        "c5fd725bffab51846bf3c77db1383c60aaaebfe1b7fe2f00d23fe1b7df0a439d",
      ],
    ],
  },
};
