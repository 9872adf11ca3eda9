/**
 * Extensions of an interface from outside, asked of a type from outside that bears its name: `Connection` is an
 * `IConnection` where interfaces have a mark of their own. Nothing of the index says so: the answer is inferred.
 */
import type { Chain } from "../facts/chain";
import type { CodeFile } from "../facts/code-file";
import type { CodeIndex } from "../facts/code-index";
import { isFunction, type Declaration } from "../facts/declaration";
import type { Resolution } from "../facts/resolution";
import type { TypeSite } from "../facts/value-type";
import { HOOKS } from "../languages/hooks";
import { RULES } from "../languages/registry";
import type { Visible } from "../visibility/visible";

/** Namesakes that are looked at. */
const MAX_CANDIDATES = 60;

export class ExtensionsOfInterfaces {
  constructor(
    private readonly code: CodeIndex,
    private readonly visible: Visible,
    private readonly occurrence: (file: CodeFile, i: number, chain: Chain | null) => Promise<Resolution>,
  ) {}

  /** @param site where the type of what is called on is written */
  async find(file: CodeFile, i: number, site: TypeSite | null): Promise<Declaration[]> {
    const { interfaceMark } = RULES[file.language];
    if (interfaceMark === null || site === null || site.isArray || file.uses.arity[i] < 0) return [];
    const type = site.file.name(site.at);
    // what a container has itself is no extension's
    const isOwn =
      RULES[file.language].containersAbove?.test(type) && HOOKS[file.language].isStandardMember?.(file.name(i));
    if (isOwn) return [];
    const wanted = interfaceMark + type;
    const found: Declaration[] = [];
    for (const d of (await this.code.declarations(file.name(i))).slice(0, MAX_CANDIDATES)) {
      const home = d.language === file.language && isFunction(d.kind) ? await this.code.file(d.fileId) : null;
      const extended = home?.extendedBy(d.ordinal);
      if (!home || !extended || home.name(extended.at) !== wanted) continue;
      const { external } = await this.occurrence(home, extended.at, null);
      if (external !== null && (await this.visible.isSeen(file, file.uses.enclosing[i], d))) found.push(d);
    }
    return found;
  }
}
