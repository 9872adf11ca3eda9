/**
 * What `#[cfg(…)]` asks for, and whether that holds where nobody chooses: a build for Linux with the features that the
 * manifest has by default, and no test.
 */
import { argumentsFrom } from "../../facts/arguments";

/** What holds by default: features by their names. */
export interface Defaults {
  features: ReadonlySet<string>;
}

/** Conditions without a value that hold, and some with one. */
const HOLDS: ReadonlySet<string> = new Set([
  "unix",
  "debug_assertions",
  'target_os="linux"',
  'target_family="unix"',
  'target_arch="x86_64"',
  'target_env="gnu"',
  'target_pointer_width="64"',
  'target_endian="little"',
  'panic="unwind"',
]);
/** What machines can do, most of them. */
const OF_MACHINES = /^target_has_atomic\b/;

/** Whether a predicate holds, `all(unix, not(feature = "std"))`; one that cannot be read does. */
export function holdsByDefault(predicate: string, { features }: Defaults): boolean {
  const written = predicate.trim();
  const [, word, list] = /^(all|any|not)\s*(\([^]*\))$/.exec(written) ?? [];
  if (word !== undefined && list !== undefined) {
    const parts = (argumentsFrom(list, 0) ?? []).map(({ text }) => holdsByDefault(text, { features }));
    if (word === "not") return !(parts[0] ?? true);
    return word === "all" ? parts.every((part) => part) : parts.some((part) => part);
  }
  const plain = written.replace(/\s+/g, "");
  const feature = /^feature="([^"]*)"$/.exec(plain)?.[1];
  return feature === undefined ? HOLDS.has(plain) || OF_MACHINES.test(plain) : features.has(feature);
}

/** Words between an item's attributes and its name. */
const WORDS = "pub unsafe const async extern default fn struct enum union trait type static mut mod".replace(/ /g, "|");
/** The attributes that stand at the end of what is written before a name, with comments and such words. */
const ATTRIBUTES = new RegExp(
  String.raw`(?:(?:#\[(?:[^\]"]|"[^"]*")*\]|//[^\n]*\n|\b(?:${WORDS})\b|"[^"\n]*"|\([\w:\s]*\))\s*)*$`,
);
const CONDITION = /#\[\s*cfg\s*\(([^]*?)\)\s*\]/g;

/** The predicates that are written above an item, by the text before its name. */
export function conditionsAbove(before: string): string[] {
  const attributes = ATTRIBUTES.exec(before)?.[0] ?? "";
  return [...attributes.matchAll(CONDITION)].map(([, predicate]) => predicate);
}

/** The features that a manifest has by default, with those that these ask for. */
export function defaultFeatures(manifest: string): ReadonlySet<string> {
  const section = /^\[features\][^\n]*\n([^]*?)(?=^\[|(?![^]))/m.exec(manifest)?.[1] ?? "";
  const asked = new Map<string, string[]>();
  for (const [, name, list] of section.matchAll(/^\s*"?([\w-]+)"?\s*=\s*\[([^\]]*)\]/gm))
    asked.set(
      name,
      [...list.matchAll(/"([^"]+)"/g)].map(([, each]) => each),
    );
  const found = new Set<string>(["default"]);
  for (const feature of found) for (const other of asked.get(feature) ?? []) found.add(other);
  return found;
}
