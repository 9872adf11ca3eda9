/** Files of languages in which a function, and a use of it, can be appended to any file. */
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";

export interface Writable {
  path: string;
  /** Saves the file with a function of this name at its end, and another that calls it. */
  save(name: string): void;
}

const c = (name: string): string => `\nint ${name}(void) { return 0; }\nint ${name}User(void) { return ${name}(); }\n`;
const js = (name: string): string =>
  `\nexport function ${name}() { return 0; }\nexport function ${name}User() { return ${name}(); }\n`;
const python = (name: string): string =>
  `\n\ndef ${name}():\n    return 0\n\n\ndef ${name}User():\n    return ${name}()\n`;

const WRITE: Readonly<Record<string, (name: string) => string>> = {
  ".c": c,
  ".cc": c,
  ".cpp": c,
  ".ts": js,
  ".py": python,
};

/** In the order of their names, folder by folder. */
export function functionsIn(folder: string): Writable[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && WRITE[extname(entry.name)] !== undefined)
    .map((entry) => writable(join(entry.parentPath, entry.name), WRITE[extname(entry.name)]))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** The file becomes one of its own first: it may be a link to somebody's bytes. */
const writable = (path: string, end: (name: string) => string): Writable => ({
  path,
  save: (name) => {
    const text = readFileSync(path);
    rmSync(path);
    writeFileSync(path, Buffer.concat([text, Buffer.from(end(name))]));
  },
});
