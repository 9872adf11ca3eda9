/** The types that the comments of a file write, as far as their names have been emitted. */
import type { DocType } from "../languages/declaration-rule";
import type { DocTag } from "../languages/jsdoc-types";

/** A tag's type, by the occurrence that names it. */
export interface DocumentedType {
  head: number;
  isArray: boolean;
}

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

const DECLARING =
  /@(?:(?:phpstan|psalm)-(?:template|type|import-type)|template(?:-\w+)?|callback|typedef)\s+(?:\{(?:[^{}]|\{[^{}]*\}){0,400}\}[\s*]*)?\[?([\w$]+(?:\s*,\s*[\w$]+)*)/g;
const NO_TYPE: DocumentedType = { head: -1, isArray: false };

/** A tag of a comment, by whom it speaks of. */
type InComment = Extract<DocType, { comment: number }>;

/** What the comments of a file say, by the comment's node. */
export class DocTypes {
  /** names that comments of the file declare: nothing else is meant by them */
  private declared: ReadonlySet<string> | null = null;
  private readonly byComment = new Map<number, Map<string, DocumentedType>>();

  declares(source: string, name: string): boolean {
    this.declared ??= new Set([...source.matchAll(DECLARING)].flatMap(([, names]) => names.split(/[\s,]+/)));
    return this.declared.has(name);
  }

  note(comment: number, { tag, name, type: { isArray } }: DocTag, head: number): void {
    const tags = this.byComment.get(comment) ?? new Map<string, DocumentedType>();
    this.byComment.set(comment, tags);
    const says = { head, isArray };
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
