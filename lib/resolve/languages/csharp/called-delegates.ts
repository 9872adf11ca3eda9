/**
 * What a call gives of a value that holds a function: `step(text)`, `step.Invoke(text)`, of a delegate or of a `Func`.
 */
import { argumentsBehind, argumentsFrom, MAX_BEHIND_NAME, type WrittenArgument } from "../../facts/arguments";
import type { Chain } from "../../facts/chain";
import type { CodeFile } from "../../facts/code-file";
import type { CodeIndex } from "../../facts/code-index";
import { siteOf, type ValueType } from "../../facts/value-type";
import { means, type Resolution } from "../../facts/resolution";
import type { NameReader, ValueTypeReader } from "../readers";
import { givenByTypeArgument } from "./type-arguments";

type Given = ValueType | null | undefined;

/** Calls of what calls give that are followed: `made(a)(b)`. */
const MAX_CALLS = 3;

/** What a call gives whose callee is no local: undefined where the callee's own declaration says it. */
export async function givenByCall(types: ValueTypeReader, file: CodeFile, at: number, chain: Chain): Promise<Given> {
  if (file.uses.arity[at] < 0) return undefined;
  if (file.name(at) === "Invoke") {
    const asked = await types.receiver(file, at, chain);
    return asked ? givenByValue(types, { file, at }, asked, chain) : undefined;
  }
  const ofType = await givenByTypeArgument(types, file, at, chain);
  if (ofType) return ofType;
  // what the call gives is called at once, and nobody says here what that gives
  return (await callsBehind(types.code, file, at)) > 1 ? null : undefined;
}

/** `step.Invoke(text)` calls what the delegate declares; null where no delegate of the index is asked. */
export async function invoked(names: NameReader, file: CodeFile, i: number, chain: Chain): Promise<Resolution | null> {
  if (file.name(i) !== "Invoke") return null;
  const asked = await names.values.receivers.at(file, i, chain);
  const declared = asked?.sort === "type" && !asked.isGuess ? asked.declarations : [];
  return declared[0]?.kind === "delegate" ? means(declared, "receiver") : null;
}

/** What a call gives of a value of this type; undefined for a type that is not called. */
export async function givenByValue(
  types: ValueTypeReader,
  call: { file: CodeFile; at: number },
  type: ValueType | null,
  chain: Chain,
): Promise<Given> {
  const first = type === null ? undefined : await givenOnce(types, type, chain);
  if (first === undefined) return undefined;
  let given: Given = first;
  const calls = await callsBehind(types.code, call.file, call.at);
  for (let more = 1; more < calls && given; more++) given = (await givenOnce(types, given, chain)) ?? null;
  return given;
}

async function givenOnce(types: ValueTypeReader, type: ValueType, chain: Chain): Promise<Given> {
  if (type.sort === "type") {
    const [head] = type.declarations;
    const given = head.kind === "delegate" ? await types.given(head, type, chain) : undefined;
    // type parameters of the delegate stand for what its own type is written with
    return given?.sort === "type" && given.site
      ? { ...given, site: { ...given.site, asked: async () => type } }
      : given;
  }
  const site = type.sort === "outside" ? siteOf(type) : null;
  if (site === null || site.isArray || site.file.name(site.at) !== "Func") return undefined;
  const result = site.file.argumentsOf(site.at).at(-1);
  return result ? types.written({ ...result, asked: site.asked }, chain) : null;
}

/** How many lists of arguments stand behind a name, one behind the other. */
async function callsBehind(code: CodeIndex, file: CodeFile, at: number): Promise<number> {
  const text = await code.text(file.id);
  if (!text) return 1;
  const end = text.offsetAt(file.uses.line[at], file.columnBehind(at));
  const source = text.slice(end, end + MAX_BEHIND_NAME);
  let passed = argumentsBehind(source, 0);
  let from = source.indexOf("(");
  for (let calls = 1; calls < MAX_CALLS; calls++) {
    const next = passed && /^[^()]*?\)\s*\(/.exec(source.slice(endOf(passed, from)));
    if (!passed || !next) return calls;
    from = endOf(passed, from) + next[0].length - 1;
    passed = argumentsFrom(source, from);
  }
  return MAX_CALLS;
}

/** @param open the bracket that opens the list */
function endOf(passed: readonly WrittenArgument[], open: number): number {
  const last = passed.at(-1);
  return last ? last.start + last.text.length : open + 1;
}
