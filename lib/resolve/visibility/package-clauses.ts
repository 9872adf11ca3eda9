/** Packages that call themselves otherwise than their paths end: `quay/db-lift` is `package lift`. */
import type { ImportRecord } from "../../db/read/code-files";
import { symbolId } from "../../format/symbol-id";
import type { CodeFile } from "../facts/code-file";
import type { CodeIndex } from "../facts/code-index";

export class PackageClauses {
  /** by file */
  private readonly packages = new Map<number, Promise<ReadonlyMap<string, ImportRecord>>>();

  constructor(private readonly code: CodeIndex) {}

  /** The import of a file whose package calls itself so. */
  async imported(file: CodeFile, name: string): Promise<ImportRecord | undefined> {
    let packages = this.packages.get(file.id);
    if (!packages) this.packages.set(file.id, (packages = this.read(file)));
    return (await packages).get(name);
  }

  private async read({ imports }: CodeFile): Promise<ReadonlyMap<string, ImportRecord>> {
    const found = imports.filter(({ targetFile, kind }) => targetFile !== null && kind === "import");
    // the first symbol of a file is its package
    const first = ({ targetFile }: ImportRecord) => BigInt(symbolId(targetFile ?? 0, 0));
    const declared = await this.code.declared(found.map(first));
    return new Map(
      found.flatMap((each) => {
        const own = declared.get(first(each));
        return own?.kind === "package" ? [[own.name, each] as const] : [];
      }),
    );
  }
}
