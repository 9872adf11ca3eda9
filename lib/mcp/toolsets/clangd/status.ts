import { z } from "zod";
import { extraTool } from "../extra-tool";
import { counts, RULE } from "./summary";

export const status = extraTool({
  name: "lm_clangd_status",
  description:
    "Get clangd extension and client status for diagnostics. Here: the state of the index that answers in its place.",
  input: z.strictObject({}),
  async answer(_input, asker) {
    const { index, totals, repositories, engines, precise } = await asker.ask("index_status", { limit: 1 });
    const lines = repositories.map(
      ({ name, state, files, symbols }) => `${name}: ${state}, ${files} files, ${symbols} symbols`,
    );
    return {
      text: [
        counts({ repositories: repositories.length, files: totals.files, symbols: totals.symbols }),
        RULE,
        `state ${index.state}`,
        ...lines,
      ].join("\n"),
      structured: {
        ...{
          kind: "status",
          state: index.state,
          ready: index.state === "ready",
          files: totals.files,
          symbols: totals.symbols,
        },
        searchReady: engines.search.ready,
        repositories: repositories.map(({ name, state, files, symbols }) => ({ name, state, files, symbols })),
        precise: precise.map(({ repo, language, engine, state, files, filesTotal }) => ({
          repo,
          language,
          engine,
          state,
          files,
          filesTotal,
        })),
      },
    };
  },
});
