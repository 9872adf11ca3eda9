/** Whether a macro declares a name that nothing else does: then it is unknown, and not known to stand outside. */
import { decodeReferencePost } from "../../../format/reference-post";
import type { CodeFile } from "../../facts/code-file";
import type { CodeIndex } from "../../facts/code-index";
import { argumentIn, membersMade, typesMade, type MadeName } from "./macro-declarations";
import { invocationAt, invocationsWith } from "./macro-invocations";
import { macroText, type MacroText } from "./macro-text";
import { macrosPasting } from "./made-by-macro";

/** Files that use a name, and names before one that may be the macro that is given it. */
const MAX_FILES = 40;
const MAX_BACK = 8;
const MAX_MACROS = 8;

export async function mayBeMade(code: CodeIndex, file: CodeFile, i: number): Promise<boolean> {
  const name = file.name(i);
  return (await isPassed(code, file, name)) || (await isPasted(code, file, name));
}

const namesMade = (text: MacroText): MadeName[] => [...membersMade(text), ...typesMade(text)];

/** `HOLDS(Ship, lead)`, where the macro's body declares what its second argument names. */
async function isPassed(code: CodeIndex, seeing: CodeFile, name: string): Promise<boolean> {
  const includes = await code.included(seeing.id);
  const rows = (await code.uses(name)).filter(({ place: { fileId } }) => fileId === seeing.id || includes(fileId));
  for (const { place, post } of rows.slice(0, MAX_FILES)) {
    const file = await code.file(place.fileId);
    for (const { line, column } of file ? decodeReferencePost(post) : []) {
      const at = file?.occurrenceFrom(line, column) ?? -1;
      if (file && at >= 0 && (await isMadeAt(code, file, at, name))) return true;
    }
  }
  return false;
}

/** Whether a name is passed to a macro that declares it. */
async function isMadeAt(code: CodeIndex, file: CodeFile, at: number, name: string): Promise<boolean> {
  for (let back = at - 1; back >= Math.max(0, at - MAX_BACK); back--) {
    if (file.uses.enclosing[back] !== file.uses.enclosing[at]) return false;
    const macros = (await code.declarations(file.name(back))).filter(({ kind }) => kind === "macro");
    const invoked = macros.length > 0 ? await invocationAt(code, file, back) : null;
    if (!invoked?.given.some(({ text }) => text === name)) continue;
    for (const macro of macros.slice(0, MAX_MACROS)) {
      const text = await macroText(code, macro);
      const makes = (made: MadeName) => argumentIn(name, made) === name && invoked.given[made.place]?.text === name;
      if (text && namesMade(text).some(makes)) return true;
    }
  }
  return false;
}

/** `lead_`, where the macro pastes the mark to what it is given. */
async function isPasted(code: CodeIndex, file: CodeFile, name: string): Promise<boolean> {
  for (const macro of await macrosPasting(code, file, name)) {
    const text = await macroText(code, macro);
    for (const made of text ? namesMade(text) : []) {
      const argument = argumentIn(name, made);
      if (argument === null || argument === name) continue;
      const wanted = { macro: macro.name, argument, place: made.place };
      for await (const _ of invocationsWith(code, file, wanted)) return true;
    }
  }
  return false;
}
