/** Where a call of what a field holds is written in brackets, `(self.made)(x)`, a call behind a dot means no field. */
import type { CodeFile } from "../facts/code-file";
import type { CodeIndex } from "../facts/code-index";
import type { Declaration } from "../facts/declaration";
import { RULES } from "../languages/registry";

/** Characters behind a name that are looked at. */
const MAX_BEHIND = 40;
const CALLS = /^\s*(?:::\s*<|\()/;

/** Of members that share a name, those that a use behind a dot may mean. */
export async function withoutCalledFields(
  code: CodeIndex,
  file: CodeFile,
  i: number,
  members: readonly Declaration[],
): Promise<readonly Declaration[]> {
  const { bracketsCallFields } = RULES[file.language];
  if (!bracketsCallFields || file.uses.arity[i] < 0 || !members.some(isField)) return members;
  const text = await code.text(file.id);
  const end = text?.offsetAt(file.uses.line[i], file.columnBehind(i)) ?? 0;
  return CALLS.test(text?.slice(end, end + MAX_BEHIND) ?? "") ? members.filter((d) => !isField(d)) : members;
}

const isField = ({ kind }: Declaration): boolean => kind === "field";
