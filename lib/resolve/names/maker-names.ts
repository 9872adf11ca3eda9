/** `ship.constructor`: what made an object, which every object has and no type of the index declares. */
import { LEFT_CODES } from "../../format/occurrence-table";
import type { CodeFile } from "../facts/code-file";
import { RULES } from "../languages/registry";

/** Whether an occurrence is the word for that. */
export const isMakerName = (file: CodeFile, i: number): boolean =>
  file.uses.left[i] !== LEFT_CODES.none && file.name(i) === RULES[file.language].makerName;
