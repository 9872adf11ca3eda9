/**
 * Parts of what a comment describes that have tags of their own: `@param {string} [ship.name]` beside `@param {Object}
 * ship`, `@property` beside `@typedef`. They are the keys of a type that nothing else writes out.
 */
import type { DocTag } from "../languages/jsdoc-types";
import { documentedTriples, says, type DocumentedType } from "./documented-types";
import type { TypedNames } from "./typed-names";

/** What may have parts. */
interface Whole {
  isArray: boolean;
  /** its first key; -1 without any */
  first: number;
  typeBy(type: DocumentedType): void;
}

/** Those of one comment. */
export class DocParts {
  private readonly wholes = new Map<string, Whole>();

  constructor(private readonly types: TypedNames) {}

  /** @param path of names with dots; empty for what `@typedef` names */
  describe(path: string, said: DocumentedType, typeBy: Whole["typeBy"]): void {
    // what is typed by a name has the keys of that type
    if (!says(said)) this.wholes.set(path, { isArray: said.isArray, first: -1, typeBy });
  }

  /** @param emit adds the occurrence of the part's own name */
  add({ tag, name }: DocTag, said: DocumentedType, emit: () => number): void {
    const path = tag === "property" ? `.${name}` : name;
    const whole = this.wholes.get(path.slice(0, path.lastIndexOf(".")));
    if (!whole) return;
    const at = emit();
    if (whole.first < 0) {
      whole.first = at;
      whole.typeBy({ head: at, isArray: whole.isArray });
    }
    this.types.noteWrittenKey(at, whole.first);
    this.types.written.push(...documentedTriples(at, said));
    this.describe(path, said, (type) => this.types.written.push(...documentedTriples(at, type)));
  }
}
