/** What the web server and the thread that embeds its questions tell each other. */
export interface ToQuestionThread {
  id: number;
  question: string;
}

export type FromQuestionThread =
  { ready: string } | { failed: string } | { id: number; vector: Int8Array } | { id: number; error: string };
