/**
 * What stands left of a member: a value, or a type, a package or a module that is named itself. Nothing is guessed.
 */
import { LEFT_CODES, LEFT_FLAGS } from "../../format/occurrence-table";
import type { Chain } from "../facts/chain";
import type { CodeFile } from "../facts/code-file";
import { isScope, isType, scopeOf, type Declaration } from "../facts/declaration";
import { ofType, outside, type TypeSite, type ValueType } from "../facts/value-type";
import { HOOKS } from "../languages/hooks";
import { RULES } from "../languages/registry";
import { extensionAround } from "../members/extension-around";
import { ownObjects } from "./own-objects";
import type { ContainerValues } from "./container-values";
import type { TypeSources } from "./type-sources";
import { variantWith } from "./variants";
import type { WrittenTypes } from "./written-types";

/** What a receiver is made of. */
interface ReceiverParts {
  written: WrittenTypes;
  containers: ContainerValues;
  ofValue(file: CodeFile, at: number, chain: Chain): Promise<ValueType | null>;
  ofDeclaration(declaration: Declaration, chain: Chain, receiver: () => Promise<ValueType>): Promise<ValueType | null>;
}

export class Receivers {
  constructor(
    private readonly names: TypeSources,
    private readonly parts: ReceiverParts,
  ) {}

  /** What stands left of a member; null when it is not known. */
  async at(file: CodeFile, i: number, chain: Chain): Promise<ValueType | null> {
    const left = file.uses.left[i];
    if (left === LEFT_CODES.this || left === LEFT_CODES.super) return this.ownType(file, i, chain);
    const { isPrototype, functionItself, writtenReceiver } = HOOKS[file.language];
    const written = (site: TypeSite) => this.parts.written.at(site, chain);
    if (left === LEFT_CODES.expression) return (await writtenReceiver?.(this.names.code, file, i, written)) ?? null;
    if (left < 0) return null;
    // what refers to a member is no value of the member's type
    const mayRefer = RULES[file.language].infixCalls && file.uses.left[left] !== LEFT_CODES.none;
    const ofReference = mayRefer ? await writtenReceiver?.(this.names.code, file, i, written) : null;
    if (ofReference) return ofReference;
    if (isPrototype?.(file, left)) return this.at(file, left, chain);
    const found =
      (await variantWith(this.names, file, left, file.name(i), chain)) ??
      (await this.asScope(file, left, chain)) ??
      (await functionItself?.(file, left, chain, (...asked) => this.names.occurrence(...asked))) ??
      (await this.parts.ofValue(file, left, chain));
    const isIndexed = found !== null && (file.uses.leftFlags[i] & LEFT_FLAGS.indexed) !== 0;
    return isIndexed && !isMadeByIndex(file, left, found) ? this.indexed(file, found, chain) : found;
  }

  /** What an index gives: what the type's own operator does, an element, or what a pointer of C points to. */
  private async indexed(file: CodeFile, found: ValueType, chain: Chain): Promise<ValueType | null> {
    const { indexOperator, indexesPointers } = RULES[file.language];
    const [operator] =
      found.sort === "type" && indexOperator !== null ? await this.operators(found, indexOperator) : [];
    const given = operator ? await this.parts.ofDeclaration(operator, chain, async () => found) : null;
    const element = given ?? (await this.parts.containers.elementOf(found, "item", chain));
    return element ?? (found.sort === "type" && !operator && indexesPointers ? found : null);
  }

  /** The type's own operator of this name. */
  async operators({ declarations: [first] }: ValueType & { sort: "type" }, name: string): Promise<Declaration[]> {
    return (await this.names.members.find(scopeOf(first), first.language, name)).members;
  }

  /** A name left of a dot that is a type, a package or a module and not a value. */
  async asScope(file: CodeFile, left: number, chain: Chain): Promise<ValueType | null> {
    const { standsFor, moduleAt, isOwnExports, typeOutside } = HOOKS[file.language];
    const isCalled = file.uses.arity[left] >= 0 && (standsFor?.(file, left) ?? null) === null;
    if (file.uses.local[left] >= 0 || isCalled) return null;
    const module = moduleAt?.(file, left) ?? null;
    if (module !== null) return { sort: "module", files: [module], specifier: file.name(left) };
    if (isOwnExports?.(file, left)) return { sort: "module", files: [file.id], specifier: file.path };
    if (file.uses.left[left] === LEFT_CODES.none) {
      const imported = await this.names.imports.named(file, file.name(left));
      if (imported?.sort === "module") return imported;
      if (imported?.sort === "outside") return outside(imported.specifier);
    }
    const found = await this.names.occurrence(file, left, chain);
    const standard = found.declarations.length === 0 && found.local < 0 ? typeOutside?.(file, left) : null;
    if (standard) return standard;
    if (found.basis === "name") return null;
    const types = found.declarations.filter((d) => isType(d.kind) || isScope(d.kind));
    if (types.length === 0 || types.length < found.declarations.length) return null;
    // `Box<int>.Made`, `((Box<int>)value).Held`: what its parameters stand for
    const isWritten = RULES[file.language].namedTypeArguments && file.argumentsOf(left).length > 0;
    return ofType(types, isWritten ? { file, at: left, isArray: false } : null);
  }

  /** What `this` is: the type around, or what the extension around extends. */
  async ownType(file: CodeFile, at: number, chain: Chain): Promise<ValueType | null> {
    const extended = extensionAround(file, file.uses.enclosing[at]);
    if (extended) return this.parts.written.at(extended, chain);
    const { ownTypeDeclared, ownTypeWritten } = HOOKS[file.language];
    const declared = await ownTypeDeclared?.(this.names.code, file, file.uses.enclosing[at]);
    if (declared) return this.parts.written.at(declared, chain);
    const own = await ownObjects(this.names, file, at);
    const type = own.length > 0 ? ofType(own) : null;
    const written = ownTypeWritten?.(file, file.uses.enclosing[at]) ?? null;
    // a block for what a pointer from outside holds: `impl Load for Box<Crate>`
    if (type === null && written) return this.parts.written.at(written, chain);
    return type?.sort === "type" && written ? { ...type, site: written } : type;
  }

  /** The type with this scope. */
  async ofScope(scope: string, language: Declaration["language"]): Promise<ValueType | null> {
    const declarations = await this.names.members.types.ofScope(scope, language);
    return declarations.length > 0 ? ofType(declarations) : null;
  }
}

/** `Crate["a"]` is a crate, where an index behind a class makes an object of it. */
export const isMadeByIndex = (file: CodeFile, at: number, found: ValueType): boolean =>
  RULES[file.language].indexedTypesMake &&
  file.uses.arity[at] < 0 &&
  /^\p{Lu}/u.test(file.name(at)) &&
  found.sort === "type" &&
  isType(found.declarations[0].kind);
