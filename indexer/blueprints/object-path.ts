/** The paths by which Unreal names classes and assets: `/Script/Module.Class`, `/Game/Folder/Asset.Asset_C`. */

/** Paths begin with a slash and hold no blank; what holds a control character is no text at all. */
export const isPath = (text: string): boolean => /^\/[^\s\p{Cc}]+$/u.test(text);

/** The text between the quotes of `Class'/Script/M.C'`; the whole text where there are no quotes. Null for `None`. */
export function unquoted(value: string): string | null {
  const path = /^[^']*'([^']+)'?$/.exec(value)?.[1] ?? value;
  return isPath(path) ? path : null;
}

/** `Blueprint` of `/Script/Engine.Blueprint`. */
export const shortName = (path: string): string =>
  path.slice(Math.max(path.lastIndexOf("."), path.lastIndexOf("/")) + 1);

/** `/Game/Folder/Asset` of `/Game/Folder/Asset.Asset_C`. */
export function packageOf(objectPath: string): string {
  const dot = objectPath.indexOf(".", objectPath.lastIndexOf("/"));
  return dot < 0 ? objectPath : objectPath.slice(0, dot);
}

/**
 * The package that a file is, by where it lies: a project's `Content` is `/Game`, that of a plugin is `/<Plugin>`.
 * @param path inside the repository
 */
export function packageOfFile(path: string): string {
  const folders = path.replace(/\.[^./]*$/, "").split("/");
  const content = folders.lastIndexOf("Content");
  const inside = folders.slice(content + 1).join("/");
  const isPlugin = content > 0 && folders.slice(0, content - 1).some((folder) => /^plugins$/i.test(folder));
  return `/${isPlugin ? folders[content - 1] : "Game"}/${inside}`;
}
