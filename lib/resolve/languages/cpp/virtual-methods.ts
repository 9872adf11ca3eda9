/**
 * Which methods of C++ can be overridden at all: those that are declared virtual, and those that override such a one
 * without saying it. A method of the same name below any other hides it and is another symbol.
 */
import { MODIFIERS, type Modifier } from "../../../contract/vocabulary";
import type { CodeIndex } from "../../facts/code-index";
import { scopeOf, type Declaration } from "../../facts/declaration";
import { mayOverride } from "../../hierarchy/overriding-rules";
import type { TypeNode } from "../../facts/type-edges";
import type { Ancestors, OpenMethods } from "../rules/inheritance-hooks";

const SAYING: readonly Modifier[] = ["virtual", "override", "abstract", "final"];
const SAYS = SAYING.reduce((mask, modifier) => mask | (1 << MODIFIERS.indexOf(modifier)), 0);

/** Methods that Unreal's header tool declares virtual. */
const GENERATED = /_(?:Implementation|Validate)$/;

export class VirtualMethods implements OpenMethods {
  private readonly known = new Map<string, Promise<boolean>>();

  constructor(
    private readonly code: CodeIndex,
    private readonly graph: Ancestors,
    private readonly owner: (member: Declaration) => Promise<TypeNode | null>,
  ) {}

  /** True for every method of another language: there the words before it have been asked already. */
  has(method: Declaration): Promise<boolean> {
    if (method.language !== "cpp" || GENERATED.test(method.name)) return Promise.resolve(true);
    const id = `${method.repositoryId} ${method.keyHash}`;
    let found = this.known.get(id);
    if (!found) this.known.set(id, (found = this.find(method)));
    return found;
  }

  private async find(method: Declaration): Promise<boolean> {
    if ((await this.code.declarationsOf(method)).some(isSaid)) return true;
    const owner = await this.owner(method);
    const above = owner === null ? [] : await this.graph.ancestors(owner);
    if (above.length === 0) return false;
    const scopes = new Set(above.map(({ declarations: [head] }) => scopeOf(head)));
    const namesakes = await this.code.declarations(method.name);
    return namesakes.some((d) => scopes.has(d.holder) && isSaid(d) && mayOverride(method, d));
  }
}

const isSaid = ({ modifiers }: Declaration): boolean => (modifiers & SAYS) !== 0;
