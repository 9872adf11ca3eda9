/**
 * The state of one question about symbols: its view of the index, the resolver over it, and what is derived from them.
 */
import { CodeIndex } from "../../resolve/facts/code-index";
import { Hierarchy } from "../../resolve/hierarchy/hierarchy";
import { OutsideBases } from "../../resolve/hierarchy/outside-bases";
import { OverridePairs } from "../../resolve/hierarchy/override-pairs";
import { Overrides } from "../../resolve/hierarchy/overrides";
import { Resolver } from "../../resolve/resolver";
import { Satisfaction } from "../../resolve/hierarchy/satisfaction";
import { TypeGraph } from "../../resolve/hierarchy/type-graph";
import { UsageFinder } from "../../resolve/usages/usage-finder";
import type { QueryContext } from "../context";

export interface Session {
  context: QueryContext;
  code: CodeIndex;
  resolver: Resolver;
  graph: TypeGraph;
  hierarchy: Hierarchy;
  satisfaction: Satisfaction;
  outside: OutsideBases;
  overrides: Overrides;
  usages: UsageFinder;
}

/** A session lives for one question: nothing that it remembers is older. */
export function openSession(context: QueryContext): Session {
  const { pool } = context;
  const code = new CodeIndex(pool);
  code.begin();
  const resolver = new Resolver(code);
  const graph = new TypeGraph(code, resolver);
  const outside = new OutsideBases(code, resolver, graph);
  const satisfaction = new Satisfaction(pool, code, resolver, graph);
  const hierarchy = new Hierarchy(pool, code, graph, satisfaction);
  const overrides = new Overrides(code, resolver, graph, satisfaction);
  const pairs = new OverridePairs(code, resolver, graph, overrides);
  const usages = new UsageFinder(pool, code, resolver, pairs);
  return { context, code, resolver, graph, hierarchy, satisfaction, outside, overrides, usages };
}
