/**
 * Paths of Unreal's classes and assets in a text: `/Script/Module.Class`, `/Game/Folder/Asset`,
 * `/Plugin/Folder/Asset.Asset_C`. Knows their shape only; whether such a thing is there is for resolution to say.
 */

interface PathInText {
  path: string;
  start: number;
}

/** What a name in such a path cannot hold, as Unreal forbids it, and the quotes and brackets around the path. */
const PART = String.raw`[^\s"'\\/.,:;|?*<>()[\]{}=&!~@#+$%^${"`"}]+`;
const PATH = new RegExp(String.raw`(?<![\w./:\\])/(Script|[A-Za-z_]\w*)((?:/${PART})+)(?:\.(\w+))?`, "g");
/** A path with both its names alike, as a Blueprint's has, or one of the two roots that every project has. */
const SIGN = /\/(?:Script|Game)\/|\/(\w+)\.\1(?:_C)?\b/;

/** Paths of one stretch of text that are kept, and what one may be long. */
const MAX_PATHS = 10_000;
const LONGEST = 512;

/** Whether a text can contain such a path at all. Most cannot, and for them this check is the only cost. */
export const mayNameAssets = (text: string): boolean => SIGN.test(text);

/** The paths in a stretch of text, in its order. @param offset is added to their starts */
export function assetPathsIn(text: string, offset = 0): PathInText[] {
  const found: PathInText[] = [];
  for (const match of text.matchAll(PATH)) {
    if (found.length >= MAX_PATHS) break;
    const [path, root, folders, object] = match;
    if (path.length <= LONGEST && isAssetPath(root, folders, object)) found.push({ path, start: offset + match.index });
  }
  return found;
}

function isAssetPath(root: string, folders: string, object: string | undefined): boolean {
  if (root === "Script") return object !== undefined && folders.lastIndexOf("/") === 0;
  if (root === "Game") return true;
  const asset = folders.slice(folders.lastIndexOf("/") + 1);
  return object === asset || object === `${asset}_C`;
}
