/**
 * What C++ makes of an argument that fits no overload by its own type: a parameter's class may have a constructor that
 * takes it. `bgcolor(Color::Red)` is passed to `bgcolor(Color)` where `Color(Palette)` is declared.
 */
import type { CodeIndex } from "../facts/code-index";
import { hasModifier } from "../facts/declaration";
import { parameterTypes } from "../facts/disambiguator";
import type { Taking } from "../types/parameter-aliases";
import { ANYTHING, fitOf, type ArgumentType } from "../types/parameter-fit";

/** The overloads, with those parameters open whose classes are made of what is passed to them. */
export async function converting(
  code: CodeIndex,
  overloads: readonly Taking[],
  passed: readonly (ArgumentType | null)[],
): Promise<Taking[]> {
  const found: Taking[] = [];
  for (const { declaration, parameters } of overloads) {
    const opened: string[] = [];
    for (const [at, parameter] of parameters.entries()) {
      const type = passed[at] ?? null;
      const isMade = type !== null && fitOf(type, parameter) === -Infinity && (await isMadeOf(code, parameter, type));
      opened.push(isMade ? ANYTHING : parameter);
    }
    found.push({ declaration, parameters: opened });
  }
  return found;
}

async function isMadeOf(code: CodeIndex, parameter: string, { names: [own] }: ArgumentType): Promise<boolean> {
  const named = await code.declarations(parameter.replace("&&", ""));
  return named.some((d) => {
    const types = d.kind === "constructor" && !hasModifier(d, "explicit") ? parameterTypes(d) : null;
    return types?.length === 1 && types[0] === own;
  });
}
