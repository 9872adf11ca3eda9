import type { askCode, ClaimPart } from "../../contract/ask-code";
import type { OperationOutput } from "../../contract/operation";
import { codeContextFace } from "./code-context";
import type { ToolFace } from "./parts/face";

type Answer = OperationOutput<typeof askCode>;

/** The claims, where there are some, above the pack that they cite. */
export const askCodeFace: ToolFace<typeof askCode> = {
  output: codeContextFace.output,
  text: (answer) => `${codeContextFace.text(answer)}${saidOf(answer)}`,
  lean: (answer) => ({
    ...codeContextFace.lean(answer),
    ...(answer.claims !== null && { answer: saidOf(answer).trim(), model: answer.model }),
  }),
  fit(answer, fits) {
    const cut = codeContextFace.fit?.(answer, (pack) => fits({ ...answer, ...pack }));
    return cut === undefined || cut === null ? null : { ...answer, results: cut.results };
  },
};

function saidOf({ claims, model }: Answer): string {
  if (claims === null || claims.length === 0) return "";
  const lines = claims.map(
    ({ state, item, parts }) =>
      `${item ? "- " : ""}${parts.map(wordsOf).join("").trim()}${state === "uncited" ? " (no source)" : ""}`,
  );
  return `\n\nanswer of ${model}, [n] is the nth piece:\n${lines.join("\n")}`;
}

function wordsOf(part: ClaimPart): string {
  if (part.type === "text") return part.text;
  if (part.type === "code") return `\`${part.text}\``;
  return part.type === "piece" ? ` [${part.number}]` : " [source removed]";
}
