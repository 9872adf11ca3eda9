/** Modules of Rust by their paths, and crates by their names. */
import { folderOf } from "../known-files";
import { inPackage, joined, type ImportTargetRule } from "./import-target-rule";

/**
 * `crate::a::b::C`, `super::b`, `self::b`, a plain `a::b` of the same crate, and crates by their names: beside it, or
 * of a package that is asked for.
 */
export const rust: ImportTargetRule = ({ specifier }, from, paths, manifests, elsewhere) => {
  const crate = manifests.crates.find(({ name }) => specifier === name || specifier.startsWith(`${name}::`));
  if (crate) return paths.at(from.repositoryId, crate.root);
  const segments = specifier.split("::");
  const root = segments[0];
  let folder = folderOf(from.path);
  if (root === "crate") folder = from.path.slice(0, from.path.lastIndexOf("src/") + 4).replace(/\/$/, "");
  else if (root === "super" && !/(^|\/)(mod|lib|main)\.rs$/.test(from.path)) folder = folderOf(from.path);
  else if (root === "super") folder = folderOf(folder);
  const path = segments.filter((segment) => !["crate", "self", "super"].includes(segment));
  for (let length = path.length; length > 0; length--) {
    const stem = joined(folder, path.slice(0, length).join("/"));
    const found = paths.at(from.repositoryId, stem + ".rs") ?? paths.at(from.repositoryId, stem + "/mod.rs");
    if (found) return found;
  }
  const asked = inPackage("cargo", manifests.crateNames, root, from, elsewhere);
  const there = asked && elsewhere.said(asked.repositoryId).crates.find((each) => each.package === asked.name);
  return asked && there && paths.at(asked.repositoryId, there.root);
};
