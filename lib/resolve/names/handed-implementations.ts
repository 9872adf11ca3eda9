/**
 * `Write::flush(&mut basin)`: an item of a trait that stands outside, named by its path. What is handed to it first
 * says whose block is meant, of `Default::default()` what is expected there. That it stands outside is only said where
 * no block of the index can be.
 */
import type { Chain } from "../facts/chain";
import type { CodeFile } from "../facts/code-file";
import type { CodeIndex } from "../facts/code-index";
import { isType, scopeOf, type Declaration } from "../facts/declaration";
import { means, type Resolution } from "../facts/resolution";
import type { ValueType } from "../facts/value-type";
import { HOOKS } from "../languages/hooks";
import { argumentAt, type TypeOfValue } from "../types/given-arguments";
import type { ValueTypes } from "../types/value-types";

export class HandedImplementations {
  constructor(
    private readonly code: CodeIndex,
    private readonly values: ValueTypes,
  ) {}

  /** Null where no block for the trait is here, or none that is for what is handed over, or for what is to be made. */
  async find(file: CodeFile, i: number, chain: Chain): Promise<Resolution | null> {
    const { ofOutsideTrait, makersOfTrait, expectedThere, addedToOutside } = HOOKS[file.language];
    const asked = (await ofOutsideTrait?.(this.code, file, i)) ?? [];
    if (asked.length > 0) {
      const type = await this.handed(file, i, chain);
      return this.of(asked, type?.sort === "type" && type.isHeld ? null : type);
    }
    const making = (await makersOfTrait?.(this.code, file, i)) ?? [];
    if (making.length > 0) return this.of(making, (await expectedThere?.(this.values.reader, file, i, chain)) ?? null);
    const added = (await addedToOutside?.(this.code, file, i)) ?? [];
    return added.length === 0 ? null : ofHanded(added, await this.handed(file, i, chain));
  }

  /** Of blocks those that are for a type. */
  private async of(blocks: readonly Declaration[], type: ValueType | null): Promise<Resolution | null> {
    if (type?.sort === "outside" && !type.isOpen) return null;
    if (type?.sort !== "type" || type.isGuess) return means(blocks, "name");
    const scopes = new Set(type.declarations.map(scopeOf));
    const own = blocks.filter(({ holder }) => scopes.has(holder));
    if (own.length > 0) return means(own, "unique_name");
    const possible = await this.forOthers(blocks, type.declarations);
    return possible.length > 0 ? means(possible, "name") : null;
  }

  /** The type of what a call is handed first. */
  private async handed(file: CodeFile, call: number, chain: Chain): Promise<ValueType | null> {
    const ofValue: TypeOfValue = (of, at, next) => this.values.ofValue(of, at, next);
    const type = await argumentAt(file, call, 0, { code: this.code, ofValue }, chain);
    return type ?? (await HOOKS[file.language].ownPartHanded?.(this.values.reader, file, call, chain)) ?? null;
  }

  /** Blocks that may be for a type though they are not written for it: for every type, or for one of its name. */
  private async forOthers(blocks: readonly Declaration[], types: readonly Declaration[]): Promise<Declaration[]> {
    if (types.some(({ kind }) => kind === "interface" || kind === "type_alias")) return [...blocks];
    const names = new Set(types.map(({ name }) => name));
    const found: Declaration[] = [];
    for (const block of blocks) {
      const owner = block.owners.at(-1) ?? "";
      const isOfType = (await this.code.declarations(owner)).some((d) => isType(d.kind));
      if (names.has(owner) || !isOfType) found.push(block);
    }
    return found;
  }
}

/** Of blocks for a type from outside those for what is handed over: `impl From<Dock> for String`. */
function ofHanded(blocks: readonly Declaration[], type: ValueType | null): Resolution | null {
  if (type?.sort === "outside" && !type.isOpen) return null;
  if (type?.sort !== "type" || type.isHeld || type.isGuess) return means(blocks, "name");
  const names = new Set(type.declarations.map(({ name }) => name));
  const own = blocks.filter(({ disambiguator }) => (disambiguator ?? "").split(/[+$]/).some((word) => names.has(word)));
  return own.length > 0 ? means(own, "unique_name") : null;
}
