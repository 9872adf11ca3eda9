/**
 * Redirects in Unreal's settings: assets that were saved before a class or a module got its name go on naming the old
 * one. `+ClassRedirects=(OldName="/Script/Harbor.Door",NewName="/Script/Harbor.Gate")`, and the older spellings of it.
 */
import type { ImportFact } from "../model";

const LINE =
  /^[ \t]*[+.!]?(?:(Active)?(?:Class|Struct|Enum)|(ActiveGameName)|(Package))Redirects[ \t]*=[ \t]*\(([^\r\n]*)/gm;
const FIELD = /\b(Old|New)(?:Class|Game|Struct|Enum)?Name[ \t]*=[ \t]*"([^"\r\n]+)"/g;
const MODULE = /^\/?(?:Script\/)?(\w+)$/;
const MAX_REDIRECTS = 5000;

/** Old and new are paths of types, names of types without their module, or modules as `/Script/Module`. */
export function redirectsIn(text: string): ImportFact[] {
  const found: ImportFact[] = [];
  for (const { 2: game, 3: packages, 4: fields, index } of text.matchAll(LINE)) {
    if (found.length >= MAX_REDIRECTS) break;
    const names = new Map([...fields.matchAll(FIELD)].map(([, which, name]) => [which, name]));
    const [before, now] = [names.get("Old"), names.get("New")].map((name) =>
      name !== undefined && (game ?? packages) !== undefined ? asModule(name) : name,
    );
    if (before === undefined || now === undefined || before === now) continue;
    found.push({ specifier: now, kind: "redirect", name: null, imported: before, start: index });
  }
  return found;
}

/** Undefined for the package of an asset: its file tells where that is. */
function asModule(name: string): string | undefined {
  const module = MODULE.exec(name)?.[1];
  return module === undefined ? undefined : `/Script/${module}`;
}
