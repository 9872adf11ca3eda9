/** The bases that a type lists, in order, with access and `virtual` where the language writes them. */
import type { BaseRule } from "../languages/table/declarations";
import type { RelationFact } from "../model";
import { withoutArguments, wordsOutsideBrackets } from "./source-words";
import type { TreeView } from "./tree-view";

export interface ListedBase {
  node: number;
  fact: Omit<RelationFact, "child">;
}

const MAX_BASES = 500;

export function listedBases(view: TreeView, list: number, rule: BaseRule): ListedBase[] {
  const found: ListedBase[] = [];
  let after = view.start(list);
  const visit = (node: number): void => {
    for (const child of view.children(node)) {
      const type = view.type(child);
      if (rule.through?.includes(type)) visit(child);
      else if (found.length < MAX_BASES && isBase(rule, type)) {
        const node = rule.meant?.(view, child) ?? child;
        found.push({ node, fact: baseFact(view, node, rule, rule.words ? view.slice(after, view.start(child)) : "") });
        after = view.end(child);
      }
    }
  };
  if (rule.single) return [{ node: list, fact: baseFact(view, list, rule, "") }];
  visit(list);
  return found;
}

function isBase(rule: BaseRule, type: string): boolean {
  if (type.includes("comment")) return false;
  return rule.only ? rule.only.includes(type) : !rule.skip?.includes(type);
}

function baseFact(view: TreeView, node: number, rule: BaseRule, before: string): Omit<RelationFact, "child"> {
  const words = before ? wordsOutsideBrackets(before) : [];
  const access = (["public", "protected", "private"] as const).find((a) => words.includes(a)) ?? null;
  return {
    baseName: withoutArguments(view.text(node)),
    relation: typeof rule.relation === "function" ? rule.relation(view, node) : rule.relation,
    access,
    virtual: words.includes("virtual"),
  };
}
