/** The folder of a module above a file of it: the nearest part of the path that has its name. */

/** Null where no folder above the file is called like the module. */
export function moduleFolder(file: string, module: string | undefined): string | null {
  const folders = file.split("/").slice(0, -1);
  const at = module === undefined ? -1 : folders.lastIndexOf(module);
  return at < 0 ? null : folders.slice(0, at + 1).join("/");
}
