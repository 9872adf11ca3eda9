/** What plain tools answer: grep for uses and calls, universal-ctags for definitions and what derives from a type. */
import { spawnSync } from "node:child_process";
import type { CodeText } from "./code-text";
import type { Answerer, AnswerPlace } from "./score";
import type { Place } from "./truth";

interface Tag {
  name: string;
  place: Place;
  bases: string[];
}

/** Null where universal-ctags is not installed. */
export function yardstick(folder: string, texts: ReadonlyMap<string, CodeText>): Answerer | null {
  const tags = tagsOf(folder, texts);
  if (tags === null) return null;
  const byName = groupTags(tags);
  const words = function* (name: string): Generator<AnswerPlace> {
    for (const [file, text] of texts) for (const place of text.placesOf(name)) yield { file, ...place };
  };
  return {
    name: "grep and ctags",
    definition({ name, at }) {
      const all = byName.get(name) ?? [];
      const best = all.find(({ place }) => place.file === at.file) ?? all[0];
      return Promise.resolve(best?.place ?? null);
    },
    usages: ({ name }) => Promise.resolve([...words(name)]),
    callers: ({ name }) =>
      Promise.resolve([...words(name)].filter(({ file, line, column }) => texts.get(file)?.isCall(line, column))),
    inheritors({ name }) {
      const found = new Set<Tag>();
      const queue = [name];
      for (let base = queue.pop(); base !== undefined; base = queue.pop())
        for (const tag of tags) if (tag.bases.includes(base) && !found.has(tag) && found.add(tag)) queue.push(tag.name);
      return Promise.resolve([...found].map(({ place }) => place));
    },
  };
}

function tagsOf(folder: string, texts: ReadonlyMap<string, CodeText>): Tag[] | null {
  const args = ["-R", "--excmd=number", "--fields=+i", "--sort=no", "-f", "-", "."];
  const { status, stdout } = spawnSync("ctags", args, { cwd: folder, encoding: "utf8", maxBuffer: 256 * 1024 * 1024 });
  if (status !== 0) return null;
  return stdout.split("\n").flatMap((line) => {
    const [name, path, address, ...fields] = line.split("\t");
    const file = path?.replace(/^\.\//, "");
    const number = Number.parseInt(address ?? "", 10);
    if (!file || !Number.isFinite(number)) return [];
    const column = [...(texts.get(file)?.placesOf(name) ?? [])].find((place) => place.line === number)?.column ?? 1;
    const inherits = fields.find((field) => field.startsWith("inherits:"))?.slice("inherits:".length) ?? "";
    const bases = inherits.split(",").map((base) => base.split(".").pop()?.replace(/<.*/, "").trim() ?? "");
    return [{ name, place: { file, line: number, column }, bases }];
  });
}

function groupTags(tags: readonly Tag[]): Map<string, Tag[]> {
  const groups = new Map<string, Tag[]>();
  for (const tag of tags) groups.set(tag.name, [...(groups.get(tag.name) ?? []), tag]);
  return groups;
}
