/**
 * Extensions are found whatever else bears their name, and on values of which only an import tells what may be asked.
 */
import { expect, it } from "vitest";
import { askedIndex, indexedFolder } from "../../testing/queries/indexed";

/** More methods of one name than are looked at for one place. */
const METHODS = 80;

const FILES = {
  "Many.java": `package many;\n${Array.from({ length: METHODS }, (_, n) => `class M${n} { void trim(int n) {} }`).join("\n")}\n`,
  "Yard.kt": `package yard
class Boom
fun Boom.trim(by: Int): Int = by
fun use(boom: Boom) = boom.trim(1)
`,
  "Ext.kt": `package ext
import com.outside.Line
fun Line.belay(turns: Int): Int = turns
`,
  "Use.kt": `package use
import com.outside.Cleat
import ext.belay
fun hold(cleat: Cleat) = cleat.line.belay(2)
`,
};

const { ask } = askedIndex(() => indexedFolder("rig", FILES));

async function meaning(file: string, line: number, column: number) {
  const { results } = await ask("symbol_at", { file, line, column });
  return results.map((each) => (each.external ? "outside" : `${each.file}:${each.line} ${each.basis}`));
}

it("an extension of the same file is not lost among methods of its name", async () => {
  expect(await meaning("Yard.kt", 4, 28)).toEqual(["Yard.kt:3 receiver"]);
});

it("an extension that is imported by its name may be asked of a value whose type stands outside", async () => {
  expect(await meaning("Use.kt", 4, 37)).toEqual(["Ext.kt:3 import"]);
});
