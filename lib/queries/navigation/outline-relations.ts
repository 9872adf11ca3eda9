/**
 * How the symbols of one file stand to others: how many types derive from its types, what its methods override and are
 * overridden by. Counts what the lists behind the figures show, and gives no figure where it did not look: a file may
 * have more symbols, or more below them, than one answer has time for.
 */
import type { OutlineRelations } from "../../contract/file-outline";
import { isFunction, isType, type Declaration } from "../../resolve/facts/declaration";
import { HOOKS } from "../../resolve/languages/hooks";
import type { QueryContext } from "../context";
import { Describer } from "./describer";
import { onePerSymbol } from "./one-per-symbol";
import { openSession, type Session } from "./session";

/** Symbols of one file that are looked at. */
const MAX_SYMBOLS = 2000;
/** Symbols that are looked at side by side. */
const TOGETHER = 32;
/** Milliseconds after which no further symbol is looked at. */
const TIME = 1500;

export interface FileRelations {
  /** By symbol id; symbols without any are left out. */
  found: Map<bigint, OutlineRelations>;
  /** Symbols that were not looked at. */
  omitted: number;
}

/** @param ids symbols of one file, in order of the source */
export async function relationsOf(ids: readonly bigint[], context: QueryContext): Promise<FileRelations> {
  const until = performance.now() + TIME;
  const session = openSession(context);
  const describer = new Describer(context);
  const asked = (await session.code.declared(ids.slice(0, MAX_SYMBOLS))).values();
  const symbols = [...asked].filter(mayRelate).sort((a, b) => Number(isFunction(a.kind)) - Number(isFunction(b.kind)));
  await session.code.prefetchNames(symbols.map(({ name }) => name));
  const found = new Map<bigint, OutlineRelations>();
  let looked = 0;
  for (; looked < symbols.length && performance.now() <= until; looked += TOGETHER) {
    const some = symbols.slice(looked, looked + TOGETHER);
    const all = await Promise.all(
      some.map((symbol) => (isType(symbol.kind) ? ofType(symbol, session) : ofMethod(symbol, session, describer))),
    );
    some.forEach(({ id }, at) => isAny(all[at]) && found.set(id, all[at]));
  }
  looked = Math.min(looked, symbols.length);
  return { found, omitted: symbols.length - looked + Math.max(0, ids.length - MAX_SYMBOLS) };
}

const isAny = ({ inheritors, overridden, overrides }: OutlineRelations): boolean =>
  inheritors + overridden > 0 || overrides !== null;

/** What is only announced, and functions that no type holds, have nothing above or below them. */
function mayRelate({ kind, role, holderKind }: Declaration): boolean {
  if (isType(kind)) return role !== "forward_declaration";
  return isFunction(kind) && holderKind !== null && isType(holderKind);
}

async function ofType(type: Declaration, { graph, hierarchy }: Session): Promise<OutlineRelations> {
  const children = await hierarchy.children(await graph.whole(type));
  return { inheritors: children.length, overridden: 0, overrides: null };
}

async function ofMethod(
  method: Declaration,
  { code, overrides }: Session,
  describer: Describer,
): Promise<OutlineRelations> {
  const generated = (await HOOKS[method.language].generatedPartners?.(code, method)) ?? [];
  const below = [...generated, ...(await overrides.overriding(method))];
  const above = onePerSymbol(await overrides.overridden(method));
  return {
    inheritors: 0,
    overridden: onePerSymbol(below).length,
    overrides: above.length === 0 ? null : { count: above.length, ...named(above[0], describer) },
  };
}

function named(method: Declaration, describer: Describer): { qualifiedName: string; url: string } {
  const { qualifiedName, url } = describer.row(method, "scope");
  return { qualifiedName, url };
}
