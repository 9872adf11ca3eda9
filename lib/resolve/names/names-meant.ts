/** Which names a use may mean. */
import type { CodeFile } from "../facts/code-file";
import { HOOKS } from "../languages/hooks";
import { isMakerName } from "./maker-names";

/**
 * The likelier first: in some languages an assignment calls a member of another name. None for what no type declares.
 */
export const namesMeant = (file: CodeFile, i: number): readonly string[] =>
  isMakerName(file, i) ? [] : (HOOKS[file.language].namesMeant?.(file, i) ?? [file.name(i)]);
