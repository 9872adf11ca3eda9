/** What a symbol derives from or overrides, as far as it is no guess. */
import type { ScipRelationship } from "../format/scip/model";
import { isFunction, isType, type Declaration } from "../resolve/facts/declaration";
import { asNode } from "../resolve/facts/type-edges";
import type { ExportView } from "./export-view";

/** Symbols above one that are listed. */
const MAX_ABOVE = 50;

export async function relationshipsOf(d: Declaration, view: ExportView): Promise<ScipRelationship[]> {
  const above = isType(d.kind) ? await basesOf(d, view) : isFunction(d.kind) ? await view.overrides.overridden(d) : [];
  const symbols = new Set(above.slice(0, MAX_ABOVE).flatMap((each) => view.symbolOf(each) ?? []));
  symbols.delete(view.symbolOf(d) ?? "");
  const isReference = !isType(d.kind);
  return [...symbols].map((symbol) => ({
    ...{ symbol, isReference, isImplementation: true, isTypeDefinition: false, isDefinition: false },
  }));
}

async function basesOf(d: Declaration, view: ExportView): Promise<Declaration[]> {
  const edges = await view.graph.bases(asNode([d], d.repositoryId));
  return edges.flatMap(({ base, basis }) => (base !== null && view.isSure(basis) ? base.declarations.slice(0, 1) : []));
}
