/**
 * To which scope a file belongs: that of its repository, but what Unreal's header tool generates is nobody's own code, wherever it
 * lies. Needs the tables `file f` and `repository r`.
 */
export const FILE_SCOPE = String.raw`CASE
  WHEN f.path ~ '(\.generated\.h|\.gen\.cpp)$|(^|/)Intermediate/(Build|Source|ProjectFiles)/' THEN 'external'
  ELSE r.scope END`;
