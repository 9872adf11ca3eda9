/**
 * What a declared name is typed by: what is written at it, the value that it is given, the whole that it is taken out
 * of.
 */
import { TYPED } from "../../format/occurrence-table";
import type { Chain } from "../facts/chain";
import type { CodeFile } from "../facts/code-file";
import { outside, type TypeSite, type ValueType } from "../facts/value-type";
import { HOOKS } from "../languages/hooks";
import { RULES } from "../languages/registry";
import type { DeclarationTypes } from "./declaration-types";
import { memberOf } from "./member-of";
import { isMadeByIndex } from "./receivers";
import { NO_RECEIVER, type TypeReaders } from "./type-readers";
import { variantWith } from "./variants";

export class NameTypes {
  constructor(
    private readonly values: TypeReaders,
    private readonly declarations: DeclarationTypes,
  ) {}

  /** What a declared name (of a local or a symbol), or a use that its place narrows, is typed by. */
  async of(
    file: CodeFile,
    name: number,
    chain: Chain,
    receiver = NO_RECEIVER,
    call?: TypeSite["call"],
  ): Promise<ValueType | null> {
    const typed = file.typedBy.get(name);
    const inner = typed ? chain.next(`type ${file.id} ${name}`) : null;
    if (!typed) return (await HOOKS[file.language].decoratedParameter?.(this.values.reader, file, name, chain)) ?? null;
    if (!inner) return null;
    const [by, how] = typed;
    if (isTaken(file, how)) return this.ofMember(file, name, by, how, inner);
    if (by === name && how === TYPED.byValue) return this.ofShorthand(file, name, inner);
    if (by === name) return (await receiver()) ?? this.values.receivers.ownType(file, name, inner);
    const { tuplePart } = HOOKS[file.language];
    if (tuplePart && how & TYPED.byCallback && how & TYPED.isArray)
      return tuplePart(this.values.reader, file, by, how & TYPED.place, inner);
    if (how & TYPED.byCallback && RULES[file.language].bindsParts) return this.values.parts.bound(file, by, how, inner);
    if (how & TYPED.byCallback)
      return this.values.lambdas.parameter(
        file,
        await this.values.lambdas.handing(file, name, by, inner),
        how & TYPED.place,
        inner,
        name,
      );
    switch (how & TYPED.place) {
      case TYPED.byType:
        return this.values.written.at({ file, at: by, isArray: (how & TYPED.isArray) !== 0, call }, inner, receiver);
      case TYPED.byValue: {
        const value = await this.values.ofValue(file, by, inner);
        return (
          (value && (await HOOKS[file.language].entered?.(this.values.reader, { file, name, value }, inner))) ?? value
        );
      }
      default: {
        const container = await this.values.ofValue(file, by, inner);
        if (container === null || isMadeByIndex(file, by, container)) return container;
        return this.values.containers.elementOf(
          container,
          (how & TYPED.place) === TYPED.byItem ? "item" : "iterated",
          inner,
        );
      }
    }
  }

  /** `{ name }: Type`, `{ name } = value`, `{ name } = this`: what the member of this name is typed by. */
  private async ofMember(
    file: CodeFile,
    name: number,
    by: number,
    how: number,
    chain: Chain,
  ): Promise<ValueType | null> {
    const whole = await this.wholeOf(file, name, by, how, chain);
    const found = await memberOf(whole, file, name, chain, { members: this.values.names.members, values: this.values });
    if (found) return found;
    const beside = await HOOKS[file.language].takenFromImport?.(this.values.names, file, by, file.name(name));
    return beside?.sort === "symbols" ? this.declarations.ofUse(file, name, beside.declarations, chain) : null;
  }

  private async wholeOf(file: CodeFile, name: number, by: number, how: number, chain: Chain) {
    if (by === name && (how === TYPED.memberOfType || how === TYPED.memberOfValue))
      return this.values.receivers.ownType(file, name, chain);
    if (how === TYPED.memberOfType)
      return (
        (await variantWith(this.values.names, file, by, file.name(name), chain)) ??
        this.values.written.at({ file, at: by, isArray: false }, chain)
      );
    if (how === TYPED.memberOfElement) {
      const container = await this.values.ofValue(file, by, chain);
      return container && this.values.containers.elementOf(container, "iterated", chain);
    }
    if (how >= TYPED.memberOfParameter && how < TYPED.hasArgument)
      return this.values.lambdas.parameter(file, by, how - TYPED.memberOfParameter, chain, name);
    return this.values.ofValue(file, by, chain);
  }

  /** What the key of a pattern takes its member out of: `{ key: name } = value`; null for any other name. */
  async takenOf(file: CodeFile, key: number, chain: Chain): Promise<ValueType | null> {
    const [by, how] = file.typedBy.get(key) ?? [-1, 0];
    const inner = isTaken(file, how) ? chain.next(`taken ${file.id} ${key}`) : null;
    return inner && this.wholeOf(file, key, by, how, inner);
  }

  /**
   * What a key of an object without a name is typed by: its own type or value, or the value that has its name.
   * @param object what the key is asked of
   */
  async ofKey(file: CodeFile, key: number, chain: Chain, object = NO_RECEIVER): Promise<ValueType | null> {
    const [by, how] = file.typedBy.get(key) ?? [-1, 0];
    const isWritten = by >= 0 && by !== key && (how & TYPED.place) === TYPED.byType;
    if (by >= 0 || file.objectOf(key) < 0) return this.of(file, key, chain, isWritten ? object : NO_RECEIVER);
    const local = file.uses.local[key];
    return local >= 0 ? this.of(file, local, chain) : this.ofShorthand(file, key, chain);
  }

  /** `{ name }` gives a member the value that the name has. */
  private async ofShorthand(file: CodeFile, at: number, chain: Chain): Promise<ValueType | null> {
    const value = await this.values.names.bareName(file, at, chain);
    if (value.external) return outside(value.external.specifier);
    if (value.declarations.length === 0 || value.basis === "name") return null;
    return this.declarations.ofUse(file, at, value.declarations, chain);
  }
}

/** Whether a name is typed by the member of its own name that something has. */
const isTaken = ({ language }: CodeFile, how: number): boolean =>
  how >= TYPED.memberOfType ||
  (RULES[language].objectLiterals && how >= TYPED.memberOfElement && how < TYPED.hasArgument);
