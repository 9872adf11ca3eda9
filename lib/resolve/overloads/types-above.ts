/** What a value of a type can be passed to: the type and all that stand above it, as far as these are known. */
import { splitQualified } from "../../format/symbol-key";
import { decodeSymbolRanges } from "../../format/symbol-ranges";
import type { CodeIndex } from "../facts/code-index";
import type { Declaration } from "../facts/declaration";
import { RULES } from "../languages/registry";
import type { Members } from "../members/members";
import type { ArgumentType } from "../types/parameter-fit";
import { standardAbove } from "./standard-bases";

/** Types above an argument's that are looked at. */
const MAX_BASES = 60;

export class TypesAbove {
  private readonly known = new Map<bigint, Promise<ArgumentType>>();

  constructor(
    private readonly code: CodeIndex,
    private readonly members: Members,
  ) {}

  /** A type under its own name and those of all types above it. @param types one type's declarations */
  of(types: readonly Declaration[]): Promise<ArgumentType> {
    const known = this.known.get(types[0].id);
    if (known) return known;
    const found = this.read(types);
    this.known.set(types[0].id, found);
    return found;
  }

  private async read(types: readonly Declaration[]): Promise<ArgumentType> {
    const names = new Set(types.map((d) => d.name));
    const keys = new Set(types.map((d) => d.keyHash));
    let isWhole = true;
    let level = [...types];
    while (level.length > 0 && names.size < MAX_BASES) {
      const above: Declaration[] = [];
      for (const type of level) {
        const annotation = RULES[type.language].annotationBase;
        if (annotation !== null && (await isAnnotation(this.code, type))) names.add(annotation);
        if (type.kind === "enum") RULES[type.language].enumBases.forEach((name) => names.add(name));
        const bases = await this.members.types.bases(type);
        for (const [at, base] of bases.entries()) {
          if (base === null) {
            isWhole = false;
            for (const name of await this.outsideBase(type, at, bases.length)) names.add(name);
          } else above.push(...base.filter((d) => !names.has(d.name)));
        }
      }
      above.forEach((d) => names.add(d.name) && keys.add(d.keyHash));
      level = above;
    }
    return { names: [...names], isWhole, keys };
  }

  /** The base at a place, which stands outside, and what the library says of it. */
  private async outsideBase(type: Declaration, at: number, count: number): Promise<readonly string[]> {
    if (!RULES[type.language].overloadsOfBases) return [];
    const listed = (await this.code.bases([type.id])).get(type.id) ?? [];
    const name = listed.length === count ? splitQualified(listed[at].baseName).at(-1) : undefined;
    return name === undefined ? [] : [name, ...(standardAbove(name, type.language) ?? [])];
  }
}

/** `@interface Named` */
async function isAnnotation(code: CodeIndex, type: Declaration): Promise<boolean> {
  const text = type.kind === "interface" ? await code.text(type.fileId) : null;
  const { startLine, startColumn, nameLine, nameColumn } = decodeSymbolRanges(type.source.symbol.ranges);
  return text !== null && /@\s*interface\s*$/.test(text.between(startLine, startColumn, nameLine, nameColumn));
}
