/** What members of .NET's types give whose names say it: `text.ToCharArray()`, `span.Ticks`. Pure. */
import { literalType, type ArgumentType } from "../types/parameter-fit";
import { plainValue } from "./plain-types";

/** Members of one result. */
const CALLED: Readonly<Record<string, string>> = {
  bool: "Equals StartsWith EndsWith Contains ToBoolean",
  byte: "ToByte",
  decimal: "ToDecimal",
  double: "ToDouble",
  float: "ToSingle",
  int: "GetHashCode IndexOf LastIndexOf CompareTo GetByteCount ConvertToUtf32 ToInt32",
  long: "ToInt64",
  short: "ToInt16",
  uint: "ToUInt32",
  ulong: "ToUInt64",
  ushort: "ToUInt16",
};
const READ: Readonly<Record<string, string>> = {
  double: "TotalDays TotalHours TotalMinutes TotalSeconds TotalMilliseconds",
  int: "Length Count",
  long: "Ticks",
};
const ARRAYS: Readonly<Record<string, string>> = { ToCharArray: "char", ToByteArray: "byte", GetBits: "int" };
const TEXTS = new Set(["ToString", "Substring"]);
const VIEWS: Readonly<Record<string, readonly string[]>> = {
  AsSpan: ["ReadOnlySpan", "Span"],
  AsMemory: ["ReadOnlyMemory", "Memory"],
};

/** What all objects have, and mostly override. */
const OF_OBJECTS = new Set(["Equals", "GetHashCode", "GetType", "ToString"]);
/** Whether a call gives the same whichever type it is asked of. */
export const isOfObjects = (member: string): boolean => OF_OBJECTS.has(member);

const byMember = (listed: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(Object.entries(listed).flatMap(([type, names]) => names.split(" ").map((name) => [name, type] as const)));
const OF_CALLED = byMember(CALLED);
const OF_READ = byMember(READ);

/** Null for any other member. @param holder the name that it is asked of; streams count in other numbers */
export function standardValue(member: string, isCalled: boolean, holder: string): ArgumentType | null {
  if (!isCalled) {
    const read = /stream/i.test(holder) ? undefined : OF_READ.get(member);
    return read === undefined ? null : plainValue(read);
  }
  if (TEXTS.has(member)) return literalType('""');
  if (member === "GetType") return { names: ["Type"], isWhole: true };
  const called = OF_CALLED.get(member);
  if (called !== undefined) return plainValue(called);
  if (Object.hasOwn(ARRAYS, member)) return { names: [`${ARRAYS[member]}Array`], isWhole: true, isArray: true };
  return Object.hasOwn(VIEWS, member) ? { names: VIEWS[member], isWhole: true, areAlike: true } : null;
}
