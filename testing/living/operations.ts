/** What is done to a folder of sources, at random and told in words. For tests only. */
import * as fs from "node:fs";
import { basename, dirname, join } from "node:path";
import { randomManifest } from "./manifests";
import { FOLDERS, pick, randomPath, type Random } from "./sources";
import { type Outside, RandomWork } from "./work";

/** Says what it did; null when there was nothing to do it to. */
type Operation = (work: RandomWork, random: Random) => string | null;

/** A folder with some history: two branches that differ. */
export function folderAtWork(random: Random, root: string, outside: Outside): RandomWork {
  const work = new RandomWork(random, root, outside);
  work.git("init", "--quiet", "--initial-branch=main");
  for (let i = 0; i < 60; i++) work.writeNew(randomPath(random));
  for (let i = 0; i < 6; i++) work.write(...randomManifest(random));
  work.commit();
  for (const branch of ["one", "two"]) {
    work.git("checkout", "--quiet", "-b", branch);
    for (let i = 0; i < 12; i++) pick(random, EDITS)[1](work, random);
    work.commit();
  }
  return work;
}

/** Does something, and says what. */
export function step(work: RandomWork): string {
  for (;;) {
    const [name, operation] = pick(work.random, OPERATIONS);
    try {
      const what = operation(work, work.random);
      if (what !== null) return `${name} ${what}`;
    } catch (error) {
      // What one cannot do here (a folder into itself, a file in the way) is done in part or not at all, as it would
      // be by hand.
      return `${name} (${error instanceof Error ? error.message.split("\n")[0] : String(error)})`;
    }
  }
}

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

/** A name that differs in nothing but the size of its letters. */
function inOtherCase(path: string): string {
  const name = basename(path);
  const other = name === name.toLowerCase() ? name[0].toUpperCase() + name.slice(1) : name.toLowerCase();
  return join(dirname(path), other === name ? name.toUpperCase() : other);
}

type Operations = readonly (readonly [name: string, operation: Operation])[];

/** Need no git. */
const EDITS: Operations = [
  ["write", (work, random) => work.writeNew(randomPath(random))],
  ["edit", onFile((work, path) => work.writeNew(path))],
  ["append to", onFile((work, path) => (fs.appendFileSync(work.at(path), "\n"), path))],
  ["save by rename", onFile((work, path) => work.saveByRename(path))],
  ["remove", onFile((work, path) => work.remove(path))],
  ["rename", onFile((work, path, random) => work.move(path, randomPath(random)))],
  ["move", onFile((work, path, random) => work.move(path, otherFolder(random, path)))],
  ["write manifest", (work, random) => work.write(...randomManifest(random))],
];

const FILES: Operations = [
  ["write manifest", (work, random) => work.write(...randomManifest(random))],
  ["write", (work, random) => work.writeNew(randomPath(random))],
  ["edit", onFile((work, path) => work.writeNew(path))],
  ["save with backup", onFile((work, path) => work.saveWithBackup(path))],
  ["write the letters otherwise of", onFile((work, path) => work.move(path, inOtherCase(path)))],
  ["touch", onFile((work, path) => (fs.utimesSync(work.at(path), new Date(), new Date()), path))],
  [
    "edit and put back the time of",
    onFile((work, path) => {
      const { atime, mtime } = fs.statSync(work.at(path));
      work.writeNew(path);
      fs.utimesSync(work.at(path), atime, mtime);
      return path;
    }),
  ],
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
      const target = pick(random, [work.at(path), work.outside.file(), work.at("nowhere.py"), work.at(dirname(path))]);
      fs.symlinkSync(target, work.place(to));
      return `${to} to ${target}`;
    }),
  ],
  [
    "replace file by folder",
    onFile((work, path, random) => (work.remove(path), work.writeNew(`${path}/${randomPath(random)}`))),
  ],
  ["save many", (work, random) => work.writeSome(5 + random(20))],
];

const OF_FOLDERS: Operations = [
  ["move away folder", onFolder((work, path) => work.moveAway(path))],
  ["rename folder", onFolder((work, path, random) => work.move(path, otherFolder(random, `${path}${random(3)}`)))],
  ["move folder", onFolder((work, path, random) => work.move(path, otherFolder(random, path)))],
  ["write the letters otherwise of folder", onFolder((work, path) => work.move(path, inOtherCase(path)))],
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
    "replace folder by link",
    onFolder((work, path) => {
      work.moveAway(path);
      const other = work.folder();
      fs.symlinkSync(other === null ? work.outside.folder : work.at(other), work.at(path));
      return path;
    }),
  ],
  [
    "replace folder by file",
    onFolder((work, path) => {
      work.remove(path);
      return work.writeNew(path);
    }),
  ],
];

const OF_GIT: Operations = [
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
  ["clean", (work) => (work.git("clean", "--quiet", "-fdx"), "")],
  [
    "merge",
    (work, random) => {
      const branch = pick(random, ["main", "one", "two"]);
      work.commit();
      work.git("merge", "--quiet", "-X", "theirs", "-m", "merge", branch);
      return branch;
    },
  ],
  ["untrack", onFile((work, path) => (work.git("rm", "--quiet", "--cached", "--", path), path))],
  ["track", onFile((work, path) => (work.git("add", "--force", "--", path), path))],
  [
    "leave out by .git/info/exclude",
    (work, random) => {
      const rules = pick(random, ["", "*.go\n", "util/\n"]);
      return work.write(".git/info/exclude", rules);
    },
  ],
  [
    "make a repository of",
    onFolder((work, path, random) => {
      work.gitIn(path, "init", "--quiet");
      if (random(2) === 0) return path;
      work.gitIn(path, "add", "--all");
      work.gitIn(path, "commit", "--quiet", "-m", "work");
      return `${path}, with a commit`;
    }),
  ],
  [
    "make no repository of",
    (work, random) => {
      const inner = work.entries(true).filter((path) => fs.existsSync(work.at(`${path}/.git`)));
      return inner.length === 0 ? null : work.remove(`${pick(random, inner)}/.git`);
    },
  ],
];

const OPERATIONS: Operations = [...EDITS, ...FILES, ...OF_FOLDERS, ...OF_GIT];
