/** Arguments that are arrays: what stands for any number of values, and arrays of a type. */
import type { SourceText } from "../../format/source-text";
import type { CodeFile } from "../facts/code-file";
import { RULES } from "../languages/registry";
import type { ArgumentType } from "../types/parameter-fit";

/** An array of what a type parameter stands for. */
export const OF_ANYTHING = "?Array";

/** `Ship... fleet` */
export const isRest = (file: CodeFile, text: SourceText, local: number): boolean =>
  RULES[file.language].restParameters &&
  /\.{3}\s*$/.test(text.slice(0, text.offsetAt(file.uses.line[local], file.uses.column[local])).slice(-8));

export const arrayOf = ({ names, isWhole }: ArgumentType): ArgumentType => ({
  names: names.map((name) => `${name}Array`),
  isWhole,
  isArray: true,
});
