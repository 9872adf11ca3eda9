/**
 * To which scope a file belongs: that of its repository, but what Unreal's header tool generates is nobody's own code,
 * wherever it lies.
 */

/** The same in JavaScript and Postgres. */
const GENERATED = String.raw`(\.generated\.h|\.gen\.cpp)$|(^|/)Intermediate/(Build|Source|ProjectFiles)/`;
const IS_GENERATED = new RegExp(GENERATED);

/** An expression; needs the tables `file f` and `repository r`. */
export const FILE_SCOPE = `CASE WHEN f.path ~ '${GENERATED}' THEN 'external' ELSE r.scope END`;

export const isGeneratedFile = (path: string): boolean => IS_GENERATED.test(path);

export const scopeOfFile = <Scope extends string>(path: string, repositoryScope: Scope): Scope | "external" =>
  isGeneratedFile(path) ? "external" : repositoryScope;
