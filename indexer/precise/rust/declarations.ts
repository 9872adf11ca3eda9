/** What the files of a repository declare, as far as answers are judged by it. Each is read once. */
import { BoundedMap } from "../../../lib/bounded-map";
import type { DeclaredPlace } from "../port";
import type { DeclaringFiles } from "./guesses";
import { RustText, type LineRange, type RustBlock } from "./names";

/** Traits, impls and functions whose places are kept. */
const MAX_KEPT = 400_000;

/** Of all files. */
interface Everything {
  functions: Set<string>;
  /** trait, type, function */
  implemented: Set<string>;
  /** how many functions a type has of a name, by type and function */
  counts: Map<string, number>;
  /** names of macros that are called */
  macros: Set<string>;
}

export class Declarations implements DeclaringFiles {
  private readonly known = new BoundedMap<string, readonly RustBlock[]>(MAX_KEPT);
  private readonly bodies = new BoundedMap<string, readonly LineRange[]>(MAX_KEPT);
  private all: Everything | null = null;

  /** @param text of a file; null where there is none */
  constructor(
    private readonly paths: readonly string[],
    private readonly text: (path: string) => string | null,
  ) {}

  blocks(path: string): readonly RustBlock[] {
    const known = this.known.get(path);
    if (known) return known;
    const blocks = new RustText(this.text(path) ?? "").blocks();
    this.known.set(path, blocks, 1 + blocks.reduce((sum, { functions }) => sum + 1 + functions.length, 0));
    return blocks;
  }

  hasFunction(name: string): boolean {
    return this.read().functions.has(name);
  }

  isImplemented(trait: string, type: string, name: string): boolean {
    return this.read().implemented.has(`${trait} ${type} ${name}`);
  }

  isSingle(type: string, name: string): boolean {
    return (this.read().counts.get(`${type} ${name}`) ?? 0) <= 1;
  }

  /** Whether a place stands in the body of a macro by example. */
  isInMacro({ path, line }: DeclaredPlace): boolean {
    let bodies = this.bodies.get(path);
    if (!bodies) this.bodies.set(path, (bodies = new RustText(this.text(path) ?? "").macroBodies()), 1 + bodies.length);
    return bodies.some(({ first, last }) => line > first && line < last);
  }

  /** Names of macros that are called anywhere: `trace!(…)`. */
  calledMacros(): ReadonlySet<string> {
    return this.read().macros;
  }

  private read(): Everything {
    if (this.all) return this.all;
    const all: Everything = { functions: new Set(), implemented: new Set(), counts: new Map(), macros: new Set() };
    for (const path of this.paths) {
      // Those behind `fn` that stand in no block, too.
      const text = this.text(path) ?? "";
      for (const [, name] of text.matchAll(FUNCTION)) all.functions.add(name);
      for (const [, name] of text.matchAll(MACRO)) all.macros.add(name);
      for (const block of this.blocks(path)) if (block.isImpl && block.owner !== null) count(all, block, block.owner);
    }
    return (this.all = all);
  }
}

function count({ implemented, counts }: Everything, { traits, functions }: RustBlock, owner: string): void {
  for (const { name } of functions) {
    for (const trait of traits) implemented.add(`${trait.name} ${owner} ${name}`);
    counts.set(`${owner} ${name}`, (counts.get(`${owner} ${name}`) ?? 0) + 1);
  }
}

const FUNCTION = /\bfn\s+(?:r#)?([\p{ID_Start}_][\p{ID_Continue}]*)/gu;

const MACRO = /\b([a-z_][a-z0-9_]*)\s*!\s*[([{]/g;
