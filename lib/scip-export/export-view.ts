/** What an export asks while it goes through some files: resolution, and the symbols that it has come across. */
import type { Basis } from "../contract/vocabulary";
import type { Queryable } from "../db/pool";
import { nameSymbol } from "../queries/name-symbol";
import { CodeIndex } from "../resolve/facts/code-index";
import type { Declaration } from "../resolve/facts/declaration";
import { Overrides } from "../resolve/hierarchy/overrides";
import { Satisfaction } from "../resolve/hierarchy/satisfaction";
import { TypeGraph } from "../resolve/hierarchy/type-graph";
import { Resolver } from "../resolve/resolver";
import { scipSymbol } from "./symbol-strings";

/** SCIP has no degrees of certainty: what only fits by its name, or is the only one of its name, is left out. */
const SURE: ReadonlySet<Basis> = new Set<Basis>(["precise", "scope", "receiver", "import"]);

export class ExportView {
  readonly code: CodeIndex;
  readonly resolver: Resolver;
  readonly graph: TypeGraph;
  readonly overrides: Overrides;
  private readonly symbols = new Map<bigint, string | null>();

  /**
   * @param told symbols whose relationships were told already: a header and its source declare the same ones
   * @param note told of every symbol of another repository
   */
  constructor(
    pool: Queryable,
    private readonly repositoryId: number,
    private readonly told: Set<string>,
    private readonly note: (symbol: string, d: Declaration) => void,
  ) {
    this.code = new CodeIndex(pool);
    this.code.begin();
    this.resolver = new Resolver(this.code);
    this.graph = new TypeGraph(this.code, this.resolver);
    const satisfaction = new Satisfaction(pool, this.code, this.resolver, this.graph);
    this.overrides = new Overrides(this.code, this.resolver, this.graph, satisfaction);
  }

  isSure(basis: Basis): boolean {
    return SURE.has(basis);
  }

  /** Whether nobody has told the relationships of a symbol yet. */
  isFirst(symbol: string): boolean {
    return !this.told.has(symbol) && this.told.add(symbol).size > 0;
  }

  /** Null for one that the protocol has no symbol for. */
  symbolOf(d: Declaration): string | null {
    let symbol = this.symbols.get(d.id);
    if (symbol === undefined) {
      symbol = scipSymbol(nameSymbol(d.source, d.language, d.path).key, d.repo);
      this.symbols.set(d.id, symbol);
    }
    if (symbol !== null && d.repositoryId !== this.repositoryId) this.note(symbol, d);
    return symbol;
  }
}
