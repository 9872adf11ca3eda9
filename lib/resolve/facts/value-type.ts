/** Where to look for what follows a dot: the type of a value, a module, or something outside of the index. */
import type { CodeFile, WrittenType } from "./code-file";
import type { Declaration } from "./declaration";

/** Where a type is written, and what its type parameters stand for there. */
export interface TypeSite extends WrittenType {
  /** the call of the function that is declared to give this type: `find<User>()`, `keep(user)` */
  call?: { file: CodeFile; at: number };
  /** what the member that is declared with this type is asked of: it knows what type parameters stand for */
  asked?: () => Promise<ValueType | null>;
  /** a macro writes it, of what it is given */
  made?: MadeSite;
}

/** What a macro's own text says of a type that it writes. */
export interface MadeSite {
  /** what the name means there; null where the place itself says it */
  declarations: readonly Declaration[] | null;
  arguments: readonly (TypeSite | undefined)[];
}

/** Type arguments that a type is written with, in their places. */
export const argumentsOfSite = ({ file, at, made }: TypeSite): readonly (TypeSite | undefined)[] =>
  made?.arguments ?? file.argumentsOf(at);

export type ValueType =
  /**
   * a type, or a value that has members of its own (an object literal); `isHeld`: seen through a pointer or another
   * handle; `isGuess`: the only type of that name, which nothing shows to be seen there
   */
  | { sort: "type"; declarations: readonly Declaration[]; site: TypeSite | null; isHeld?: boolean; isGuess?: boolean }
  /**
   * an object without a name, by its first key; `isInferred`: what a function gives of which only the call is known;
   * `call`: that of the function which is declared to give it
   */
  | { sort: "object"; file: CodeFile; first: number; isInferred?: boolean; call?: TypeSite["call"] }
  | { sort: "module"; files: readonly number[]; specifier: string }
  /**
   * `site`: where it is written, when its arguments may lead back inside; `isOpen`: a function gives it that was
   * handed something, and it may have what that has; `names`: its own name and those above it, where a value says its
   * type by how it is written: `"text"`, `Ship::class`; `isType`: the type itself is named and no value of it, so that
   * nothing extends it
   */
  | {
      sort: "outside";
      specifier: string | null;
      site: TypeSite | null;
      isOpen?: boolean;
      names?: readonly string[];
      isType?: boolean;
    };

/** An alias of an alias, and so on, is followed up to here. */
export const MAX_ALIASES = 8;

export const outside = (specifier: string | null, site: TypeSite | null = null): ValueType & { sort: "outside" } => ({
  sort: "outside",
  specifier,
  site,
});

export const ofType = (declarations: readonly Declaration[], site: TypeSite | null = null): ValueType => ({
  sort: "type",
  declarations,
  site,
});

/** The written type of a value, if it is known. */
export const siteOf = (meaning: ValueType): TypeSite | null =>
  meaning.sort === "module" || meaning.sort === "object" ? null : meaning.site;
