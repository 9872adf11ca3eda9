/** Types that the language has, as numbers, texts and tuples are: no name of the file stands for them. */
import type { CodeFile } from "../../facts/code-file";
import type { CodeIndex } from "../../facts/code-index";
import { textBehind } from "./outside-paths";

const OWN =
  String.raw`\s*(?:&\s*(?:'\w+\s*)?(?:mut\s+)?)*` +
  String.raw`(?:(?:[iu](?:8|16|32|64|128|size)|f32|f64|bool|char|str)\b|[([*]|fn\s*\()`;
const OF_LANGUAGE = new RegExp("^\\s*:" + OWN);
const GIVES_OF_LANGUAGE = new RegExp("^\\s*->" + OWN);

/** Whether a name is declared with such a type. @param name its occurrence where it is declared; -1 for none */
export const isOfLanguage = async (code: CodeIndex, home: CodeFile, name: number): Promise<boolean> =>
  name >= 0 && OF_LANGUAGE.test(await textBehind(code, home, name));

/** @param result what stands behind the parameters of a function */
export const givesOfLanguage = (result: string): boolean => GIVES_OF_LANGUAGE.test(result);
