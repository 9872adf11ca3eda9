/** Who may name a declaration, by the words of access that it bears. */

/**
 * How far a declaration is seen. `project`: what is built as one (a crate, an assembly, a module); `package`: its
 * package; `family`: its type and what derives from it; `module`: its module and those inside; `type`: its type;
 * `file`: its file.
 */
export type Reach = "everywhere" | "project" | "package" | "family" | "module" | "type" | "file";

export interface AccessRules {
  /** what each word of access says of what a type holds; `none`: what holds without a word. Null: it says nothing */
  memberReach: Readonly<Partial<Record<"public" | "protected" | "private" | "internal" | "none", Reach>>> | null;
  /** the same of what no type holds */
  topReach: AccessRules["memberReach"];
  /** a package sees what is protected */
  protectedInPackage: boolean;
  /** what a file declares at its top is seen by others as far as the file exports it */
  exportsByName: boolean;
  /** what overrides a member is seen by no fewer than that one */
  overridesSeenAsFar: boolean;
  /** a type may name others that see what it keeps to itself */
  namesFriends: boolean;
}

export const COMMON_ACCESS_RULES: AccessRules = {
  memberReach: null,
  topReach: null,
  protectedInPackage: false,
  exportsByName: false,
  overridesSeenAsFar: false,
  namesFriends: false,
};
