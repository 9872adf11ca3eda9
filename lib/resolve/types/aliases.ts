/** Types that other names stand for: `typedef`, `using`, `type`. */
import { Chain } from "../facts/chain";
import type { Declaration } from "../facts/declaration";
import { MAX_ALIASES } from "../facts/value-type";
import type { ValueTypes } from "./value-types";

/** The type that an alias of it stands for, through other aliases; null when it is not known, or stands outside. */
export async function unaliased(values: ValueTypes, alias: Declaration): Promise<readonly Declaration[] | null> {
  const chain = Chain.start(`alias ${alias.id}`);
  let meaning = await values.ofDeclaration(alias, chain);
  for (let steps = 0; steps < MAX_ALIASES && meaning?.sort === "type" && !meaning.isGuess; steps++) {
    if (meaning.declarations[0].kind !== "type_alias") return meaning.declarations;
    meaning = await values.unfold(meaning, chain);
  }
  return null;
}
