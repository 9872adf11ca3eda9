import { z } from "zod";
import { AppError } from "../../../errors";
import { extraTool } from "../extra-tool";
import { LSP_METHODS } from "./lsp-methods";
import { counts, RULE } from "./summary";

/** Longest result that the text repeats; all of it is in the structured content. */
const MAX_TEXT = 8000;

export const lspRequest = extraTool({
  name: "lm_clangd_lspRequest",
  description: `Call allowed read-only LSP methods: ${Object.keys(LSP_METHODS).join(", ")}.`,
  input: z.strictObject({
    method: z.string(),
    params: z.record(z.string(), z.unknown()).optional(),
    timeoutMs: z.number().positive().optional(),
  }),
  async answer({ method, params = {}, timeoutMs }, asker) {
    if (!Object.hasOwn(LSP_METHODS, method)) {
      const taken = Object.keys(LSP_METHODS).join(", ");
      throw new AppError("invalid_input", `"${method.slice(0, 60)}" is not answered; \`method\` takes ${taken}.`, {
        details: { field: "method" },
      });
    }
    const result = (await within(LSP_METHODS[method](params, asker), timeoutMs, method)) ?? null;
    const found = Array.isArray(result) ? result.length : result === null ? 0 : 1;
    const json = JSON.stringify(result, null, 1);
    const shown = json.length > MAX_TEXT ? `${json.slice(0, MAX_TEXT)}…` : json;
    const text = [counts({ results: found }), RULE, "METHOD", method, RULE, "RESULT", shown, RULE].join("\n");
    return { text, structured: { kind: "lspRequest", method, result } };
  },
});

/** Gives up sooner than the operation behind it, where the caller waits no longer. */
export async function within<T>(work: Promise<T>, timeoutMs: number | undefined, method: string): Promise<T> {
  if (timeoutMs === undefined) return work;
  // Afterwards nobody waits for it; its failure must not end the process.
  work.catch(() => undefined);
  const signal = AbortSignal.timeout(Math.min(Math.ceil(timeoutMs), LONGEST_MS));
  const over = new Promise<never>((_resolve, reject) => {
    signal.addEventListener("abort", () =>
      reject(new AppError("deadline_exceeded", `${method} took longer than ${timeoutMs} ms.`)),
    );
  });
  return Promise.race([work, over]);
}

/** Every operation gives up before. */
const LONGEST_MS = 60_000;
