/** Starts the one instance that all journeys share, and stops it at the end. */
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startChatServer, type ChatAsked, type ChatReply } from "../testing/chat-server";
import { layOutCorpus } from "./corpus";
import { startInstance } from "./instance";

export default async function globalSetup(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), "fathom-e2e-"));
  // Under root another user runs Postgres and has to pass through.
  chmodSync(folder, 0o711);
  const clear = (): void => rmSync(folder, { recursive: true, force: true });
  try {
    const { game, engine } = layOutCorpus(folder);
    const chat = await startChatServer(saidTo);
    Object.assign(process.env, { LLM_URL: chat.url, LLM_MODEL: "harbour-model", LLM_KEY: "" });
    const { url, stop } = await startInstance(folder, [game, "--external", engine]);
    // Workers are started after this and inherit it.
    process.env.FATHOM_E2E_URL = url;
    process.env.FATHOM_E2E_GAME = game;
    return async () => {
      await stop();
      await chat.close();
      clear();
    };
  } catch (error) {
    clear();
    throw error;
  }
}

/** What the model of the journeys says: by a word of the question it fails, or never comes to an end. */
function saidTo({ body: { messages } }: ChatAsked): ChatReply {
  const question = /The question: (.*)$/.exec(messages.at(-1)?.content ?? "")?.[1] ?? "";
  if (question.includes("overloaded")) return { status: 429, text: "slow down" };
  if (question.includes("endless")) return { text: "It begins [1]. ", then: "hang" };
  return {
    text: "One authority decides which ship comes in [1]. Ships wait in a list [1, 999].\n\n- Nobody checks the weather.\n",
    letters: 3,
    bytes: 11,
  };
}
