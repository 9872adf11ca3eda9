/** A crate as rust-analyzer is told of it. */
import { posix } from "node:path";
import { PLATFORM } from "./platform";

export interface ProjectCrate {
  display_name: string;
  root_module: string;
  edition: string;
  deps: readonly { crate: number; name: string }[];
  cfg: readonly string[];
  env: Record<string, string>;
  is_workspace_member: boolean;
  is_proc_macro: boolean;
  source: { include_dirs: readonly string[]; exclude_dirs: readonly string[] };
}

export const NEWEST_EDITION = "2024";

/** One that is read beside those of the repository. @param path absolute, of its first file */
export const crateBeside = (path: string, name: string, deps: ProjectCrate["deps"]): ProjectCrate => ({
  display_name: name,
  root_module: path,
  edition: NEWEST_EDITION,
  deps,
  cfg: PLATFORM,
  env: {},
  is_workspace_member: false,
  is_proc_macro: false,
  source: { include_dirs: [posix.dirname(path)], exclude_dirs: [] },
});
