/**
 * `with crew.shift() as shift`: the name holds what `__enter__` gives, or what a function hands out that a decorator
 * makes a context: `Iterator[Shift]`.
 */
import type { Chain } from "../../facts/chain";
import type { CodeFile } from "../../facts/code-file";
import type { CodeIndex } from "../../facts/code-index";
import { scopeOf } from "../../facts/declaration";
import type { ValueType } from "../../facts/value-type";
import type { NamedValue } from "../rules/member-hooks";
import type { ValueTypeReader } from "../readers";

/** What a function gives that a decorator makes a context of. */
const HANDS_OUT: ReadonlySet<string> = new Set(
  "Iterator Iterable Generator AsyncIterator AsyncIterable AsyncGenerator".split(" "),
);

export async function entered(types: ValueTypeReader, named: NamedValue, chain: Chain): Promise<ValueType | null> {
  const { value } = named;
  if (value.sort === "outside" && value.site && HANDS_OUT.has(value.site.file.name(value.site.at))) {
    const [element] = value.site.file.argumentsOf(value.site.at);
    return element && (await clauseOf(types.code, named)) ? types.written(element, chain) : null;
  }
  if (value.sort !== "type") return null;
  const clause = (await canBeEntered(types, value)) ? await clauseOf(types.code, named) : null;
  const [head] = value.declarations;
  const method = clause && (await types.members.find(scopeOf(head), head.language, METHODS[clause])).members[0];
  return method ? types.given(method, value, chain) : null;
}

const METHODS = { with: "__enter__", "async with": "__aenter__" } as const;

async function canBeEntered({ members }: ValueTypeReader, value: ValueType & { sort: "type" }): Promise<boolean> {
  const [head] = value.declarations;
  for (const name of Object.values(METHODS))
    if ((await members.find(scopeOf(head), head.language, name)).members.length > 0) return true;
  return false;
}

/** The kind of clause in which a name stands behind `as`; null for none. */
async function clauseOf(code: CodeIndex, { file, name }: { file: CodeFile; name: number }) {
  const text = await code.text(file.id);
  const end = text ? text.offsetAt(file.uses.line[name], file.uses.column[name]) : 0;
  const before = text?.slice(Math.max(end - MAX_CLAUSE, 0), end) ?? "";
  if (!/\bas\s+$/.test(before)) return null;
  const head = [...before.matchAll(/^\s*(async\s+)?with\b/gm)].at(-1);
  if (!head) return null;
  return head[1] === undefined ? ("with" as const) : ("async with" as const);
}

/** Characters of a clause that are looked at. */
const MAX_CLAUSE = 2000;
