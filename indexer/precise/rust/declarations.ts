/** What the files of a repository declare, as far as answers are judged by it. Each is read once. */
import { BoundedMap } from "../../../lib/bounded-map";
import type { DeclaringFiles } from "./guesses";
import { RustText, type RustBlock } from "./names";

/** Traits, impls and functions whose places are kept. */
const MAX_KEPT = 400_000;

export class Declarations implements DeclaringFiles {
  private readonly known = new BoundedMap<string, readonly RustBlock[]>(MAX_KEPT);
  private all: { functions: Set<string>; implemented: Set<string> } | null = null;

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

  private read(): { functions: Set<string>; implemented: Set<string> } {
    if (this.all) return this.all;
    const all = { functions: new Set<string>(), implemented: new Set<string>() };
    for (const path of this.paths) {
      // Those behind `fn` that stand in no block, too.
      for (const [, name] of (this.text(path) ?? "").matchAll(FUNCTION)) all.functions.add(name);
      for (const { isImpl, traits, name: type, functions } of this.blocks(path))
        for (const trait of isImpl && type ? traits : [])
          for (const { name } of functions) all.implemented.add(`${trait.name} ${type?.name} ${name}`);
    }
    return (this.all = all);
  }
}

const FUNCTION = /\bfn\s+(?:r#)?([\p{ID_Start}_][\p{ID_Continue}]*)/gu;
