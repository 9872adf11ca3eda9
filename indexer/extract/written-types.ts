/**
 * Types that stand in texts: `def f(other: "list[Stream]")` in Python. Their names are uses like others, and what
 * stands between brackets is an argument of what stands before them. Text that reads like no type gives nothing.
 */
import { USE_ROLES } from "../../lib/contract/vocabulary";
import { MAX_TYPE_ARGUMENTS } from "../model";
import { emitLookup } from "./emit-lookup";
import type { FileState } from "./file-state";

const ROLE_READ = USE_ROLES.indexOf("read");
const ROLE_TYPE = USE_ROLES.indexOf("type");
/** Longer texts are prose. */
const MAX_LENGTH = 400;
/** Deeper nesting than this is not code that anyone wrote. */
const MAX_DEPTH = 20;

const TOKEN = /\s*(?:([\p{L}_][\p{L}\p{N}_]*)|(\.\.\.|[.[\],|]))/uy;
/** Words of the language, and types whose arguments are values. */
const NAMES_NOTHING: ReadonlySet<string> = new Set(["None", "True", "False"]);
const HOLDS_VALUES: ReadonlySet<string> = new Set(["Literal"]);

/** Emits the names of the type that a leaf's text is; the leaf stands for the one that names the type. */
export function emitWrittenType(state: FileState, leaf: number): void {
  const { tree, view, memory } = state;
  if (tree.end[leaf] - tree.start[leaf] > MAX_LENGTH || !/^[^\\'"]+$/.test(view.text(leaf))) return;
  const tokens = tokensIn(view.text(leaf), tree.start[leaf]);
  if (tokens.length === 0) return;
  const head = new TypeReader(state, leaf, tokens).alternatives(0);
  if (head >= 0) memory.emitted[leaf] = head;
}

interface Token {
  text: string;
  start: number;
}

/** Empty where the text holds anything that no type does. */
function tokensIn(text: string, start: number): Token[] {
  const found: Token[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.trimEnd().length) {
    const match = TOKEN.exec(text);
    if (!match) return [];
    const word = match[1] ?? match[2];
    found.push({ text: word, start: start + TOKEN.lastIndex - word.length });
  }
  return found.some((token, at) => isName(token) && at > 0 && isName(found[at - 1])) ? [] : found;
}

const isName = ({ text }: Token): boolean => /^[\p{L}_]/u.test(text);

class TypeReader {
  private at = 0;

  constructor(
    private readonly state: FileState,
    private readonly leaf: number,
    private readonly tokens: readonly Token[],
  ) {}

  /** `A | B`: the occurrence that names the first of them; -1 for none. */
  alternatives(depth: number): number {
    let found = this.one(depth);
    while (this.is("|")) {
      this.at++;
      const next = this.one(depth);
      if (found < 0) found = next;
    }
    return found;
  }

  private one(depth: number): number {
    if (depth > MAX_DEPTH) {
      this.at = this.tokens.length;
      return -1;
    }
    const head = this.name();
    if (!this.is("[")) {
      if (this.is("...")) this.at++;
      return head;
    }
    const isSilent = head >= 0 && HOLDS_VALUES.has(this.tokens[this.at - 1].text);
    const first = this.list(isSilent ? -1 : head, depth);
    return head >= 0 ? head : first;
  }

  /** `a.b.C`: the occurrence of the last name. */
  private name(): number {
    let before = -1;
    while (this.at < this.tokens.length && isName(this.tokens[this.at])) {
      const token = this.tokens[this.at++];
      const isLast = !this.is(".");
      if (!NAMES_NOTHING.has(token.text)) before = this.emit(token, before, isLast);
      if (isLast) break;
      this.at++;
    }
    return before;
  }

  private emit({ text, start }: Token, left: number, isLast: boolean): number {
    const { occurrences, scopes, source } = this.state;
    const nameId = occurrences.nameIds.idAt(source, start, start + text.length);
    const role = isLast ? ROLE_TYPE : ROLE_READ;
    const i = occurrences.add(start, nameId, role, scopes.now.enclosing);
    if (left >= 0) occurrences.all.left[i] = left;
    else emitLookup(this.state, this.leaf, i, nameId, role);
    return i;
  }

  /** What stands between brackets: arguments of the head, where there is one. The first that names a type. */
  private list(head: number, depth: number): number {
    let first = -1;
    this.at++;
    for (let place = 0; this.at < this.tokens.length && !this.is("]"); place++) {
      const from = this.at;
      const argument = this.alternatives(depth + 1);
      if (first < 0) first = argument;
      if (head >= 0 && argument >= 0 && place < MAX_TYPE_ARGUMENTS)
        this.state.types.noteWrittenArgument(head, argument, place);
      if (this.is(",")) this.at++;
      else if (this.at === from) this.at++;
    }
    this.at++;
    return first;
  }

  private is(text: string): boolean {
    return this.tokens[this.at]?.text === text;
  }
}
