/** A type that the text of a comment writes, by the places of its names. */

/** One name in a written type; `start` is its offset in the comment. */
export interface WrittenName {
  text: string;
  start: number;
}

export interface WrittenType {
  /** the specifier of `import("…")`, null without one */
  module: WrittenName | null;
  /** `a.b.C`; empty where the type has no name of its own */
  path: WrittenName[];
  /** type arguments, or the alternatives of a type without a name */
  parts: WrittenType[];
  isArray: boolean;
  /** the path begins at the outermost scope */
  isRooted?: boolean;
  /** of a type that is written out, `{ name: string }`: its keys */
  members?: { key: WrittenName; type: WrittenType }[];
  /** of `typeof import("./ship.js")`: the module's own value is meant */
  isValue?: boolean;
  /** of `A & B`: what the type is at once; it has no path then */
  besides?: WrittenType[];
  /** of a function type: what it takes; null in a place where nothing is said */
  taken?: (WrittenType | null)[];
}
