/** Which names a use may mean. */
import type { CodeFile } from "../facts/code-file";
import { HOOKS } from "../languages/hooks";

/** The likelier first: in some languages an assignment calls a member of another name. */
export const namesMeant = (file: CodeFile, i: number): readonly string[] =>
  HOOKS[file.language].namesMeant?.(file, i) ?? [file.name(i)];
