/**
 * The data of server-sent events of a response, one by one; a body of plain JSON is one of its own. Bounded in bytes.
 */
import { AppError } from "../errors";

/**
 * @param heard called whenever something arrives
 * @throws AppError answers_unavailable when more comes than `maxBytes`
 */
export async function* eventData(response: Response, maxBytes: number, heard: () => void): AsyncGenerator<string> {
  if (response.body === null) return;
  const isWhole = (response.headers.get("content-type") ?? "").includes("application/json");
  const decoder = new TextDecoder();
  const reader = response.body.getReader();
  let rest = "";
  let bytes = 0;
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      heard();
      bytes += part.value.length;
      if (bytes > maxBytes) throw tooMuch(maxBytes);
      rest += decoder.decode(part.value, { stream: true });
      if (isWhole) continue;
      const lines = rest.split(/\r\n|\n|\r(?!$)/);
      rest = lines.pop() ?? "";
      for (const line of lines) if (line.startsWith("data:")) yield line.slice(5).trim();
    }
    rest += decoder.decode();
    if (isWhole) yield rest;
    else if (rest.startsWith("data:")) yield rest.slice(5).trim();
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

const tooMuch = (maxBytes: number): AppError =>
  new AppError("answers_unavailable", `The server of LLM_URL sent more than ${maxBytes} bytes for one answer.`);
