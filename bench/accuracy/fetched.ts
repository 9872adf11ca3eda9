/**
 * What is fetched or made once and kept in the cache folder: a file or folder that is there under its name is
 * complete.
 */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";

/** Has npm install packages, without running their scripts, into a folder that their versions name. */
export function fetchPackages(
  cache: string,
  title: string,
  versions: Readonly<Record<string, string>>,
  say: (line: string) => void,
): string {
  const folder = join(cache, `${title}-${Object.values(versions).join("-")}`);
  whole(folder, (part) => {
    const wanted = Object.entries(versions).map(([name, version]) => `${name}@${version}`);
    mkdirSync(part, { recursive: true });
    say(`Fetching ${wanted.join(", ")} ...`);
    execFileSync("npm", ["install", "--prefix", part, "--no-audit", "--no-fund", "--ignore-scripts", ...wanted]);
  });
  return folder;
}

/** Makes a file or folder under another name first. */
export function whole(path: string, make: (part: string) => void): void {
  if (existsSync(path)) return;
  make(freshPart(path));
  renameSync(`${path}.part`, path);
}

export async function wholeLater(path: string, make: (part: string) => Promise<void>): Promise<void> {
  if (existsSync(path)) return;
  await make(freshPart(path));
  renameSync(`${path}.part`, path);
}

function freshPart(path: string): string {
  const part = `${path}.part`;
  rmSync(part, { recursive: true, force: true });
  mkdirSync(join(path, ".."), { recursive: true });
  return part;
}
