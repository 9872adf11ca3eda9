/**
 * The modules of Unreal that the rows of an answer belong to. Asks nothing where no row is of a language that has
 * some.
 */
import { CodeIndex } from "../resolve/facts/code-index";
import { rulesOf } from "../resolve/languages/registry";
import { ENGINE } from "../resolve/languages/engine";
import type { EngineModules } from "../resolve/languages/engine-hooks";
import type { QueryContext } from "./context";

interface Placed {
  repositoryId: number;
  language: string | null;
  path: string;
}

export class ModuleNames {
  private constructor(private readonly byRepository: ReadonlyMap<number, EngineModules>) {}

  /** @param rows every one that `field` will be asked about */
  static of(context: QueryContext, rows: readonly Placed[]): Promise<ModuleNames> {
    return ModuleNames.ofRepositories(
      context,
      rows.filter(mayHaveModule).map(({ repositoryId }) => repositoryId),
    );
  }

  static async ofRepositories({ pool }: QueryContext, ids: readonly number[]): Promise<ModuleNames> {
    const code = new CodeIndex(pool);
    const modules = [...new Set(ids)].map(async (id) => [id, await code.ofRepository(ENGINE.modules, id)] as const);
    return new ModuleNames(new Map(await Promise.all(modules)));
  }

  /** Spread into a row: the field is absent where the file belongs to no module. */
  field(row: Placed): { module?: string } {
    return fieldOf(mayHaveModule(row) ? this.byRepository.get(row.repositoryId)?.built(row.path) : null);
  }

  /** The same for a folder, which has the field when it is a module's own. */
  ofFolder(repositoryId: number, folder: string): { module?: string } {
    return fieldOf(this.byRepository.get(repositoryId)?.at(folder));
  }
}

const mayHaveModule = ({ language }: Placed): boolean => rulesOf(language)?.generatedBodies === true;
const fieldOf = (module: string | null | undefined): { module?: string } => (module ? { module } : {});
