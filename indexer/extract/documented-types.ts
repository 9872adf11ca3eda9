/** The types that the comments of a file write, as far as their names have been emitted. */
import type { DocType } from "../languages/declaration-rule";
import type { DocTag } from "../languages/jsdoc-types";
import { MAX_TYPE_ARGUMENTS, TYPED_BY_TYPE, TYPED_HAS_ARGUMENT, TYPED_IS_ARRAY } from "../model";
import type { TypeTriple } from "./type-triples";

/** A tag's type, by the occurrence that names it. */
export interface DocumentedType {
  /** -1 where nothing names it */
  head: number;
  isArray: boolean;
  /** of a function type: what it takes; null in a place where nothing is said */
  taken?: readonly (DocumentedType | null)[];
}

/** A type that a comment gives a name. */
interface DocAlias {
  /** the occurrence of that name */
  at: number;
  /** whether the comment says what it stands for */
  isTyped: boolean;
}

export const says = ({ head, taken }: DocumentedType): boolean => head >= 0 || taken !== undefined;

/** A member whose name has been emitted, and the node of the type below its comment. */
export interface NotedMember {
  tag: DocTag & { member: NonNullable<DocTag["member"]> };
  /** occurrences of its name and of the type that it has, -1 for none */
  at: number;
  head: number;
  /** where it is written */
  start: number;
  node: number;
}

/** A type in braces, with types that are written out in it. */
const TYPE = String.raw`\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\}){0,2000}\}[\s*]*`;
const NAMING = new RegExp(String.raw`@(?:callback|typedef)\s+(?:${TYPE})?([\p{L}\p{N}_$]+)`, "gu");
const DECLARING = new RegExp(
  String.raw`@(?:(?:phpstan|psalm)-(?:template|type|import-type)|template(?:-\w+)?|callback|typedef)\s+(?:${TYPE})?\[?([\w$]+(?:\s*,\s*[\w$]+)*)`,
  "g",
);
const NO_TYPE: DocumentedType = { head: -1, isArray: false };

/** A tag of a comment, by whom it speaks of. */
type InComment = Extract<DocType, { comment: number }>;

/** What the comments of a file say, by the comment's node. */
export class DocTypes {
  /** names that comments of the file declare: nothing else is meant by them */
  private declared: ReadonlySet<string> | null = null;
  /** those of them that stand for a type */
  private named: ReadonlySet<string> | null = null;
  private readonly aliases = new Map<string, DocAlias>();
  /** occurrences that use such a name */
  private readonly aliasUses = new Map<number, string>();
  private readonly byComment = new Map<number, Map<string, DocumentedType>>();

  declares(source: string, name: string): boolean {
    this.declared ??= new Set([...source.matchAll(DECLARING)].flatMap(([, names]) => names.split(/[\s,]+/)));
    return this.declared.has(name);
  }

  /** Whether comments of the file give a type this name, wherever they stand. */
  namesType(source: string, name: string): boolean {
    this.named ??= new Set([...source.matchAll(NAMING)].map(([, each]) => each));
    return this.named.has(name);
  }

  nameAlias(name: string, alias: DocAlias): void {
    if (!this.aliases.has(name)) this.aliases.set(name, alias);
  }

  useAlias(use: number, name: string): void {
    this.aliasUses.set(use, name);
  }

  /** Whether an occurrence uses such a name of which nothing more is said. */
  saysNothing(use: number): boolean {
    const name = this.aliasUses.get(use);
    return name !== undefined && this.aliases.get(name)?.isTyped !== true;
  }

  /** Once all comments are known: what such names are bound to. Those that the file imports are left to that. */
  bindAliases(local: Int32Array, imports: readonly { name: string | null }[]): void {
    for (const [use, name] of this.aliasUses)
      if (!imports.some((each) => each.name === name)) local[use] = this.aliases.get(name)?.at ?? use;
  }

  note(comment: number, { tag, name }: DocTag, says: DocumentedType): void {
    const tags = this.byComment.get(comment) ?? new Map<string, DocumentedType>();
    this.byComment.set(comment, tags);
    const id = tag === "param" ? `param ${name}` : tag;
    if (!tags.has(id)) tags.set(id, says);
    if (tag !== "param") return;
    const part = name.split(".");
    // a part that two parameters have says nothing of either
    if (part.length === 2) tags.set(`part ${part[1]}`, tags.has(`part ${part[1]}`) ? NO_TYPE : says);
  }

  find({ comment, tag, parameter, isPart }: InComment): DocumentedType | null {
    const id = tag === "param" ? `${isPart ? "part" : "param"} ${parameter}` : tag;
    return this.byComment.get(comment)?.get(id) ?? null;
  }
}

/** What a name that is documented so is typed by, or takes as a function. */
export function documentedTriples(of: number, { head, isArray, taken = [] }: DocumentedType): TypeTriple[] {
  const marked = (how: number, is: boolean) => (is ? how | TYPED_IS_ARRAY : how);
  const own: TypeTriple[] = head < 0 ? [] : [[of, head, marked(TYPED_BY_TYPE, isArray)]];
  const ofFunction = taken
    .slice(0, MAX_TYPE_ARGUMENTS)
    .flatMap((each, place): TypeTriple[] =>
      each && each.head >= 0 ? [[of, each.head, marked(TYPED_HAS_ARGUMENT | place, each.isArray)]] : [],
    );
  return [...own, ...ofFunction];
}
