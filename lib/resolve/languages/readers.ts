/**
 * Interfaces through which the rules of one language ask the resolver. Each offers a part of what a room answers.
 * Rooms import languages, so no language may import such a room.
 */
import type { LanguageId, UseRole } from "../../contract/vocabulary";
import type { Chain } from "../facts/chain";
import type { CodeFile } from "../facts/code-file";
import type { CodeIndex } from "../facts/code-index";
import type { Declaration } from "../facts/declaration";
import type { TypeSite, ValueType } from "../facts/value-type";
import type { Resolution } from "../facts/resolution";
import type { Imported, ModuleNames } from "../visibility/imported";

/** What a member is asked of, where a class and its objects have members of their own. */
export type Level = "class" | "object";

/** A bare name that is asked for. */
export interface BareName {
  /** its occurrence in the file */
  at: number;
  name: string;
  role: UseRole;
  arity: number;
  /** what it is asked of, where classes and objects have members of their own */
  level?: Level;
}

/** What another occurrence means, as rules go on with it. */
export type OccurrenceReader = (file: CodeFile, i: number, chain: Chain) => Promise<Resolution>;

export interface MemberReader {
  /** Members of this name of the type with this scope, or of its nearest base that has one. */
  find(
    scope: string,
    language: LanguageId,
    name: string,
    arity?: number,
    level?: Level,
  ): Promise<{ readonly members: readonly Declaration[]; readonly hasOutsideBase: boolean }>;
  /** Types that hold members. */
  readonly types: {
    ofScope(scope: string, language: LanguageId): Promise<readonly Declaration[]>;
    /** What a type lists as its bases; null for one outside. */
    bases(type: Declaration): Promise<readonly (readonly Declaration[] | null)[]>;
    /** What an alias stands for; null where that is outside, or not known. */
    unaliased(alias: Declaration): Promise<readonly Declaration[] | null>;
  };
}

export interface ImportReader extends ModuleNames {
  /** What a name that an import binds means in this file; null when no import binds it. */
  named(file: CodeFile, name: string): Promise<Imported | null>;
}

/** Modules: the facts, and what their imports bring. */
export interface ModuleReader {
  readonly code: CodeIndex;
  readonly imports: ModuleNames;
}

/** Names: what occurrences, members, imports and the text around say of them. */
export interface NameReader {
  readonly code: CodeIndex;
  readonly members: MemberReader;
  readonly imports: ImportReader;
  readonly lexical: {
    /** What the innermost scope around a symbol that has the name says; null when none has. */
    find(file: CodeFile, enclosing: number, asked: BareName, chain: Chain): Promise<readonly Declaration[] | null>;
  };
  readonly visible: {
    /** What a file sees of others under a name; null for nothing. */
    find(file: CodeFile, i: number, name?: string): Promise<Resolution | null>;
  };
  readonly values: {
    /** The type of what an occurrence names. */
    ofValue(file: CodeFile, at: number, chain: Chain): Promise<ValueType | null>;
    readonly receivers: {
      /** What stands left of a member; null where that is not known. */
      at(file: CodeFile, i: number, chain: Chain): Promise<ValueType | null>;
    };
  };
  readonly occurrence: OccurrenceReader;
}

/** Types of values, as far as calls ask for them. */
export interface TypeReader {
  occurrence: OccurrenceReader;
  /** the type of what stands left of an occurrence */
  receiver(file: CodeFile, at: number, chain: Chain): Promise<ValueType | null>;
  /** the type of `this` or `self` */
  ownType(file: CodeFile, at: number, chain: Chain): Promise<ValueType | null>;
  /** the type or module that a name is */
  asScope(file: CodeFile, at: number, chain: Chain): Promise<ValueType | null>;
}

/** The same, and what is written and declared. */
export interface ValueTypeReader extends TypeReader {
  readonly code: CodeIndex;
  readonly members: MemberReader;
  /** the type that is written at a place */
  written(site: TypeSite, chain: Chain): Promise<ValueType | null>;
  /** the type of what an occurrence names */
  ofValue(file: CodeFile, at: number, chain: Chain): Promise<ValueType | null>;
  /** what a container holds; null where it does not say so */
  element(container: ValueType, chain: Chain): Promise<ValueType | null>;
  /** what a declaration is typed by, or what a call of it gives, asked of a value */
  given(d: Declaration, of: ValueType, chain: Chain): Promise<ValueType | null>;
}

/** The type that is written at a place; null where no rule leads to one. */
export type WrittenReader = (site: TypeSite) => Promise<ValueType | null>;
