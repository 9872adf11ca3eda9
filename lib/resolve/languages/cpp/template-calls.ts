/**
 * Calls of C++ that are written with template arguments, `get<0>(pair)`, mean a template that takes them; a call
 * without does not mean one whose arguments nothing but the call could say.
 */
import type { CodeFile } from "../../facts/code-file";
import type { CodeIndex } from "../../facts/code-index";
import { hasModifier, isFunction, type Declaration } from "../../facts/declaration";
import { holderOf } from "../../facts/declared-name";
import { withDefaults } from "../../facts/default-arguments";
import type { Called } from "../rules/call-hooks";
import { argumentsAt } from "./specializations";
import { isGiven, takesTemplateArguments, templateHead, type TemplateHead } from "./template-heads";

/** Overloads whose heads are read. */
const MAX_OVERLOADS = 48;

/**
 * Of all overloads, those that fit the template arguments of a call; those already found, where the template arguments
 * decide nothing.
 */
export async function fittingTemplates(
  code: CodeIndex,
  file: CodeFile,
  i: number,
  found: readonly Declaration[],
): Promise<Called> {
  const untold = { declarations: found, isExplicit: false };
  const arity = file.uses.arity[i];
  const [first] = found;
  if (arity < 0 || file.language !== "cpp" || !found.every((d) => isFunction(d.kind) && d.language === "cpp"))
    return untold;
  const beside = (await code.named(first.name))
    .where(holderOf, first.holder)
    .filter((d) => d.repositoryId === first.repositoryId && isFunction(d.kind));
  if (beside.length < 2 || beside.length > MAX_OVERLOADS || !beside.some(isOfTemplate)) return untold;
  const written = await argumentsAt(code, file, i);
  if (written === "") return { declarations: await withoutUngiven(code, found), isExplicit: false };
  const templates: Declaration[] = [];
  for (const d of beside) {
    const head = await headOf(code, d);
    if (head && takesTemplateArguments(head, written)) templates.push(d);
  }
  const fits = await withDefaults(code, templates, arity);
  const called = fits.filter((d) => templates.includes(d));
  return called.length > 0 ? { declarations: called, isExplicit: true } : untold;
}

/** Without templates of which a parameter stands nowhere among the function's own. */
async function withoutUngiven(code: CodeIndex, found: readonly Declaration[]): Promise<readonly Declaration[]> {
  if (found.length < 2) return found;
  const fits: Declaration[] = [];
  for (const d of found) {
    const head = await headOf(code, d);
    if (head === null || isGiven(head)) fits.push(d);
  }
  return fits.length > 0 && fits.length < found.length ? fits : found;
}

async function headOf(code: CodeIndex, d: Declaration): Promise<TemplateHead | null> {
  const text = isOfTemplate(d) ? await code.text(d.fileId) : null;
  return text && templateHead(text, d);
}

/** Members of templates are, too, which only their heads tell. */
const isOfTemplate = (d: Declaration): boolean => hasModifier(d, "template");
