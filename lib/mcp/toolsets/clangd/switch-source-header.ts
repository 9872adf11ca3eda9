import { z } from "zod";
import { extraTool } from "../extra-tool";
import { filePath } from "./location";
import { counts, RULE } from "./summary";

export const switchSourceHeader = extraTool({
  name: "lm_clangd_switchSourceHeader",
  description: "Resolve paired header/source file.",
  input: z.strictObject({ filePath }),
  async answer(input, asker) {
    const own = await asker.ask("read_file", { file: input.filePath, end: 1 });
    const { results } = await asker.ask("symbol_counterpart", { file: `${own.repo}/${own.file}` });
    const pathsOf = (row: { repo: string; file: string }) => ({
      absolutePath: asker.absolute(row),
      workspacePath: `${row.repo}/${row.file}`,
    });
    const source = pathsOf(own);
    const paired = results[0] === undefined ? null : pathsOf(results[0]);
    const lines = [`source: ${source.workspacePath}`, `paired: ${paired?.workspacePath ?? "none"}`];
    return {
      text: [counts({ paired: paired === null ? 0 : 1 }), RULE, ...lines, RULE].join("\n"),
      structured: { source, paired },
    };
  },
});
