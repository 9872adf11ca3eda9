/** What a posted message is asked as: by the dearest tool that it calls. */
import { z } from "zod";
import { classOf, type QuestionClass } from "../http/turns/turns";
import { operations } from "../operations/registry";

const messageSchema = z.object({
  method: z.literal("tools/call"),
  params: z.object({ name: z.string() }),
});

/** @param text of the body; what is no call of a tool, or no JSON, costs little */
export function classOfCall(text: string): QuestionClass {
  const body = parsed(text);
  const messages: unknown[] = Array.isArray(body) ? body : [body];
  const isDear = messages.some((message) => {
    const call = messageSchema.safeParse(message);
    return call.success && classOfTool(call.data.params.name) === "dear";
  });
  return isDear ? "dear" : "quick";
}

/** Tools of other sets ask several operations. */
function classOfTool(name: string): QuestionClass {
  const operation = Object.values(operations).find((each) => each.name === name);
  return operation === undefined ? "dear" : classOf(operation);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
