/** The context of whoever asks: what they may not see is not in it. */
import { databaseUrl } from "../env";
import { serverContext, type QueryContext } from "./context";
import { noteQuestion } from "./question-clock";
import { repositoriesOf } from "./repositories";
import { visibleContext } from "./visible-context";
import type { Viewer } from "./viewer";

/** For one question. */
export async function contextFor({ repositories }: Viewer): Promise<QueryContext> {
  noteQuestion();
  const whole = serverContext();
  if (repositories === null) return whole;
  const seen = (await repositoriesOf(whole)).filter(({ name }) => repositories.includes(name));
  return visibleContext(
    databaseUrl(),
    seen.map(({ id }) => id),
    whole.text,
  );
}
