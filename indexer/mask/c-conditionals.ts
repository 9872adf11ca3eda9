/**
 * `#if … #else … #endif` where the grammars allow none: inside an expression, or around half a statement. The
 * directives are blanked there, and of branches that exclude each other only one is left to the parser. Groups of
 * whole statements are left to the grammar, and nothing is evaluated except `#if 0`.
 */
import { isWordStart, type CTokens } from "./c-tokens";
import { IN_ENUM, type Bracket, type Nesting, type Place } from "./c-nesting";
import type { MaskBuilder } from "./mask-builder";

interface Branch {
  /** [start, end) of the text between two directives */
  start: number;
  end: number;
  /** first character of its first token, and that token where it is a word; 0 for an empty branch */
  firstCode: number;
  firstWord: string;
  /** the place at its end */
  after: Place;
  isDead: boolean;
  /** `+X` where it stands for a macro that is there, `-X` for one that is not; "" where more is asked */
  condition: string;
}

interface Group {
  before: Place;
  startsStatement: boolean;
  isInside: boolean;
  /** bounds of each directive */
  directives: number[];
  branches: Branch[];
}

const OPENS = /^#[ \t]*if/;
const NEXT = /^#[ \t]*el/;
const ENDS = /^#[ \t]*endif/;
/** `#ifdef X`, `#ifndef X`, `#if defined(X)`, `#if !defined X` */
const ASKS_ONE = /^#[ \t]*if(?:(n?)def[ \t]+|[ \t]+(!?)[ \t]*defined[ \t]*\(?[ \t]*)(\w+)[ \t]*\)?\s*(?:$|\/[/*])/;
const ELSE = /^#[ \t]*else/;
const NEVER = /^#[ \t]*if[ \t]+(?:0|false|FALSE)\s*(?:$|\/[/*])/;
/** Deeper than this nobody nests; what is deeper is left alone. */
const MAX_OPEN = 100;

export class Conditionals {
  private readonly open: Group[] = [];
  /** bounds of directives that stand before the current token */
  private readonly waiting: number[] = [];
  /** how many brackets stay open in branches that were left out, by their conditions */
  private readonly leftOpen = new Map<string, number>();

  constructor(
    private readonly source: string,
    private readonly nesting: Nesting,
    private readonly mask: MaskBuilder,
  ) {}

  /** Called by the scanner while it looks for the next token. */
  readonly directive = (start: number, end: number): void => {
    this.waiting.push(start, end);
  };

  get isWaiting(): boolean {
    return this.waiting.length > 0;
  }

  /** Takes in the directives before the token that was just found. */
  takeWaiting(tokens: CTokens): void {
    const { waiting } = this;
    for (let i = 0; i < waiting.length; i += 2) this.take(waiting[i], waiting[i + 1], tokens);
    waiting.length = 0;
    const branch = this.open.at(-1)?.branches.at(-1);
    if (branch && branch.firstCode === 0) this.noteFirst(branch, tokens);
  }

  private noteFirst(branch: Branch, tokens: CTokens): void {
    branch.firstCode = tokens.code || -1;
    branch.firstWord = isWordStart(tokens.code) ? tokens.word : "";
  }

  private take(start: number, end: number, tokens: CTokens): void {
    const text = this.source.slice(start, Math.min(end, start + 80));
    if (OPENS.test(text)) this.begin(start, end, text);
    else if (NEXT.test(text)) this.branch(start, end, text);
    else if (ENDS.test(text)) this.end(start, end, tokens);
  }

  private begin(start: number, end: number, text: string): void {
    const { nesting } = this;
    const { place } = nesting;
    const startsStatement = nesting.startsStatement || (nesting.bracket.holds === IN_ENUM && nesting.beforeCode === 44);
    const isInside = nesting.isInside;
    const outer = this.open.at(-1)?.branches.at(-1);
    if (outer && outer.firstCode === 0) outer.firstCode = 35;
    const group: Group = { before: place, startsStatement, isInside, directives: [start, end], branches: [] };
    group.branches.push(newBranch(end, place, NEVER.test(text), conditionOf(text)));
    if (this.open.length < MAX_OPEN) this.open.push(group);
  }

  private branch(start: number, end: number, text: string): void {
    const group = this.open.at(-1);
    const last = group?.branches.at(-1);
    if (!group || !last) return;
    this.close(last, start);
    group.directives.push(start, end);
    const isElse = ELSE.test(text) && group.branches.length === 1;
    group.branches.push(newBranch(end, group.before, false, isElse ? negated(last.condition) : ""));
    this.nesting.goTo(group.before);
  }

  private close(branch: Branch, end: number): void {
    branch.end = end;
    branch.after = this.nesting.place;
  }

  private end(start: number, end: number, tokens: CTokens): void {
    const group = this.open.pop();
    const last = group?.branches.at(-1);
    if (!group || !last) return;
    this.close(last, start);
    group.directives.push(start, end);
    if (this.isWhole(group, tokens)) return this.blankDead(group);
    this.blankDirectives(group);
    const kept = this.kept(group);
    for (const branch of group.branches) if (!kept.includes(branch)) this.leaveOut(branch, group.before);
    this.nesting.goTo(kept.length > 0 ? kept[kept.length - 1].after : group.before);
  }

  /** Each branch is a run of whole statements, which the grammar can read. */
  private isWhole(group: Group, tokens: CTokens): boolean {
    if (group.isInside || !group.startsStatement) return false;
    if (isWordStart(tokens.code) && tokens.word === "else") return group.branches.every(isEmpty);
    return group.branches.every((branch) => isEmpty(branch) || this.isWholeBranch(branch, group, tokens));
  }

  private isWholeBranch(branch: Branch, group: Group, tokens: CTokens): boolean {
    if (branch.after.bracket !== group.before.bracket || branch.firstWord === "else") return false;
    const c = branch.after.before.start < 0 ? 59 : this.source.charCodeAt(branch.after.before.start);
    if (c === 59 || c === 125 || c === 123 || c === 58)
      return c !== 58 || this.nesting.bracket.holds > 1 || isLabel(branch);
    if (c === 44) return group.before.bracket.holds === IN_ENUM;
    if (group.before.bracket.holds === IN_ENUM) return true;
    return c === 41 && this.nesting.isAmongDeclarations && !continuesFunction(tokens);
  }

  private kept({ branches, isInside, before }: Group): Branch[] {
    const alive = branches.filter(
      (branch) => !branch.isDead && !isEmpty(branch) && !this.closesLeftOut(branch, before),
    );
    const isEnded = alive.slice(0, -1).some((branch) => ";}".includes(this.source[branch.after.before.start]));
    const together =
      !isEnded &&
      alive.every((branch) => branch.after.bracket === before.bracket) &&
      (alive.every((branch) => this.endsWithComma(branch)) || alive.every(continues));
    return together && (isInside || alive.every(continues)) ? alive : alive.slice(0, 1);
  }

  /** Whether a branch only closes what a branch of the same condition opened that was left out. */
  private closesLeftOut({ after, condition }: Branch, before: Place): boolean {
    return depthBetween(after, before) > 0 && (this.leftOpen.get(condition) ?? 0) > 0;
  }

  private leaveOut(branch: Branch, before: Place): void {
    this.drop(branch);
    const { after, condition, isDead } = branch;
    if (condition === "" || isDead || isEmpty(branch)) return;
    const open = (this.leftOpen.get(condition) ?? 0) + depthBetween(before, after) - depthBetween(after, before);
    this.leftOpen.set(condition, Math.max(0, open));
  }

  private endsWithComma({ after }: Branch): boolean {
    return this.source.charCodeAt(after.before.start) === 44;
  }

  private blankDirectives({ directives }: Group): void {
    for (let i = 0; i < directives.length; i += 2) this.mask.blank(directives[i], directives[i + 1]);
  }

  private blankDead({ branches }: Group): void {
    for (const branch of branches) if (branch.isDead) this.drop(branch);
  }

  private drop({ start, end }: Branch): void {
    if (start >= end) return;
    this.mask.uses(start, end);
    this.mask.blank(start, end);
  }
}

function newBranch(start: number, after: Place, isDead: boolean, condition: string): Branch {
  return { start, end: start, firstCode: 0, firstWord: "", after, isDead, condition };
}

function conditionOf(directive: string): string {
  const [, ifNot, not, macro] = ASKS_ONE.exec(directive) ?? [];
  if (macro === undefined) return "";
  return `${ifNot || not ? "-" : "+"}${macro}`;
}

const negated = (condition: string): string =>
  condition === "" ? "" : `${condition.startsWith("+") ? "-" : "+"}${condition.slice(1)}`;

/** How many brackets are open at one place around those of another; 0 where it is not inside of them. */
function depthBetween(outer: Place, inner: Place): number {
  let depth = 0;
  for (let at: Bracket | null = inner.bracket; at !== null; at = at.around, depth++)
    if (at === outer.bracket) return depth;
  return 0;
}

/** `public:` has a word before its colon; what else ends in a colon goes on. */
function isLabel(branch: Branch): boolean {
  return branch.firstWord !== "";
}

const isEmpty = (branch: Branch): boolean => branch.firstCode === 0;

/** `.Next()`, `, x`, `+ y`, `&& z`: goes on where the text before stopped. */
function continues({ firstCode }: Branch): boolean {
  return ".,+&|-?<>=*/".includes(String.fromCharCode(firstCode));
}

/** What follows makes a head in parentheses a function: a body, initialisers, a qualifier, an end. */
function continuesFunction(tokens: CTokens): boolean {
  return ";{:=".includes(String.fromCharCode(tokens.code)) || /^(?:const|noexcept|override|final)$/.test(tokens.word);
}
