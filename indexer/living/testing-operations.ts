/** What people and their tools do to a folder of sources, at random and told in words. For tests only. */
import { execFileSync } from "node:child_process";
import * as fs from "node:fs";
import { dirname, join } from "node:path";
import { FOLDERS, pick, randomManifest, randomPath, randomSource, type Random } from "./testing-sources";

/** A folder that is worked in, and one beside it where things wait that were moved away. */
export class RandomWork {
  private names = 0;
  /** what was moved away: its place outside, and where it was */
  private readonly awaited: { outside: string; path: string }[] = [];
  private stashes = 0;

  constructor(
    private readonly random: Random,
    private readonly root: string,
    /** nothing but this and the root is ever written to */
    readonly outside: string,
  ) {
    this.git("init", "--quiet", "--initial-branch=main");
    for (let i = 0; i < 60; i++) this.writeNew(randomPath(random));
    for (let i = 0; i < 6; i++) this.write(...randomManifest(random));
    this.commit();
    for (const branch of ["one", "two"]) {
      this.git("checkout", "--quiet", "-b", branch);
      for (let i = 0; i < 12; i++) OPERATIONS[random(8)][1](this, random);
      this.commit();
    }
  }

  /** Does something, and says what. */
  step(): string {
    const { random } = this;
    for (;;) {
      const [name, operation] = pick(random, OPERATIONS);
      try {
        const what = operation(this, random);
        if (what !== null) return `${name} ${what}`;
      } catch (error) {
        // What one cannot do here (a folder into itself, a file in the way) is done in part or not at all, as it would be by hand.
        return `${name} (${error instanceof Error ? error.message.split("\n")[0] : String(error)})`;
      }
    }
  }

  git(...args: string[]): void {
    const identity = ["-c", "user.name=a", "-c", "user.email=a@example.com", "-c", "core.hooksPath=/dev/null"];
    execFileSync("git", [...identity, "-c", "gc.auto=0", ...args], { cwd: this.root, stdio: "ignore" });
  }

  commit(): void {
    this.git("add", "--all");
    this.git("commit", "--quiet", "--allow-empty", "-m", "work");
  }

  stash(): string {
    this.git("stash", "--quiet", "--include-untracked");
    this.stashes++;
    return "";
  }

  unstash(): string | null {
    if (this.stashes === 0) return null;
    this.stashes--;
    this.git("stash", "pop", "--quiet");
    return "";
  }

  /** Files, or folders, below the root but for git's own; links are files. */
  entries(folders: boolean): string[] {
    return fs
      .readdirSync(this.root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isDirectory() === folders)
      .map((entry) => join(entry.parentPath, entry.name).slice(this.root.length + 1))
      .filter((path) => !/^\.git(\/|$)/.test(path))
      .sort();
  }

  file(): string | null {
    const files = this.entries(false);
    return files.length > 0 ? pick(this.random, files) : null;
  }

  folder(): string | null {
    const folders = this.entries(true);
    return folders.length > 0 ? pick(this.random, folders) : null;
  }

  at(path: string): string {
    return join(this.root, path);
  }

  outsideFile(): string {
    const path = join(this.outside, "other.py");
    fs.writeFileSync(path, "class Other: pass\n");
    return path;
  }

  /** A place for something, its folder made. */
  place(path: string): string {
    fs.mkdirSync(dirname(this.at(path)), { recursive: true });
    return this.at(path);
  }

  write(path: string, text: string): string {
    fs.writeFileSync(this.place(path), text);
    return path;
  }

  writeNew(path: string): string {
    return this.write(path, randomSource(this.random, path));
  }

  /** As editors save that must not lose a file. */
  saveByRename(path: string): string {
    const draft = `${this.at(path)}.${++this.names}~`;
    fs.writeFileSync(draft, randomSource(this.random, path));
    fs.renameSync(draft, this.at(path));
    return path;
  }

  move(path: string, to: string): string {
    fs.renameSync(this.at(path), this.place(to));
    return `${path} to ${to}`;
  }

  moveAway(path: string): string {
    const outside = join(this.outside, String(++this.names));
    fs.renameSync(this.at(path), outside);
    this.awaited.push({ outside, path });
    return path;
  }

  bringBack(): string | null {
    if (this.awaited.length === 0) return null;
    const [{ outside, path }] = this.awaited.splice(this.random(this.awaited.length), 1);
    fs.renameSync(outside, this.place(path));
    return path;
  }

  remove(path: string): string {
    fs.rmSync(this.at(path), { recursive: true });
    return path;
  }
}

type Operation = (work: RandomWork, random: Random) => string | null;

const onFile =
  (act: (work: RandomWork, path: string, random: Random) => string): Operation =>
  (work, random) => {
    const path = work.file();
    return path === null ? null : act(work, path, random);
  };

const onFolder =
  (act: (work: RandomWork, path: string, random: Random) => string): Operation =>
  (work, random) => {
    const path = work.folder();
    return path === null ? null : act(work, path, random);
  };

const otherFolder = (random: Random, path: string): string =>
  [pick(random, FOLDERS), path.slice(path.lastIndexOf("/") + 1)].filter((part) => part !== "").join("/");

/** The first eight need no git. */
const OPERATIONS: readonly (readonly [name: string, operation: Operation])[] = [
  ["write", (work, random) => work.writeNew(randomPath(random))],
  ["edit", onFile((work, path) => work.writeNew(path))],
  ["append to", onFile((work, path) => (fs.appendFileSync(work.at(path), "\n"), path))],
  ["save by rename", onFile((work, path) => work.saveByRename(path))],
  ["remove", onFile((work, path) => work.remove(path))],
  ["rename", onFile((work, path, random) => work.move(path, randomPath(random)))],
  ["move", onFile((work, path, random) => work.move(path, otherFolder(random, path)))],
  ["write manifest", (work, random) => work.write(...randomManifest(random))],
  ["write", (work, random) => work.writeNew(randomPath(random))],
  ["edit", onFile((work, path) => work.writeNew(path))],
  [
    "change the ending of",
    onFile((work, path, random) => {
      const end = Math.max(path.lastIndexOf("/") + 2, path.lastIndexOf("."));
      return work.move(path, path.slice(0, end) + pick(random, ["", ".md", ".py", ".txt", ".h", ".pem", ".inc"]));
    }),
  ],
  ["move away", onFile((work, path) => work.moveAway(path))],
  ["bring back", (work) => work.bringBack()],
  ["bring back", (work) => work.bringBack()],
  ["move away folder", onFolder((work, path) => work.moveAway(path))],
  ["rename folder", onFolder((work, path, random) => work.move(path, otherFolder(random, `${path}${random(3)}`)))],
  ["move folder", onFolder((work, path, random) => work.move(path, otherFolder(random, path)))],
  [
    "copy folder",
    onFolder((work, path, random) => {
      const to = otherFolder(random, path);
      if (`${to}/`.startsWith(`${path}/`) || work.entries(false).length > 250) return work.remove(path);
      fs.cpSync(work.at(path), work.place(to), { recursive: true, preserveTimestamps: random(2) === 0 });
      return `${path} to ${to}`;
    }),
  ],
  ["remove folder", onFolder((work, path) => work.remove(path))],
  [
    "exchange",
    onFile((work, path) => {
      const other = work.file() ?? path;
      fs.renameSync(work.at(path), work.place(`${path}~`));
      if (other !== path) fs.renameSync(work.at(other), work.at(path));
      fs.renameSync(work.at(`${path}~`), work.place(other));
      return `${path} and ${other}`;
    }),
  ],
  [
    "link",
    onFile((work, path, random) => {
      const to = randomPath(random);
      if (fs.lstatSync(work.at(to), { throwIfNoEntry: false })) work.remove(to);
      const target = pick(random, [work.at(path), work.outsideFile(), work.at("nowhere.py"), work.at(dirname(path))]);
      fs.symlinkSync(target, work.place(to));
      return `${to} to ${target}`;
    }),
  ],
  [
    "replace folder by link",
    onFolder((work, path) => {
      work.moveAway(path);
      const other = work.folder();
      fs.symlinkSync(other === null ? work.outside : work.at(other), work.at(path));
      return path;
    }),
  ],
  [
    "replace file by folder",
    onFile((work, path, random) => (work.remove(path), work.writeNew(`${path}/${randomPath(random)}`))),
  ],
  ["commit", (work) => (work.commit(), "")],
  ["stash", (work) => work.stash()],
  ["unstash", (work) => work.unstash()],
  [
    "check out",
    (work, random) => {
      const branch = pick(random, ["main", "one", "two"]);
      work.commit();
      work.git("checkout", "--quiet", branch);
      return branch;
    },
  ],
  ["reset", (work) => (work.git("reset", "--quiet", "--hard", "HEAD"), "")],
  [
    "save many",
    (work, random) =>
      Array.from({ length: 5 + random(20) }, () => work.writeNew(work.file() ?? randomPath(random))).join(", "),
  ],
];
