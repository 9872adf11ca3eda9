/** A request that carries several calls of tools has one turn, so it does one after the other. */
import { AsyncLocalStorage } from "node:async_hooks";

const asked = new AsyncLocalStorage<{ last: Promise<unknown> }>();

/** What is done in here shares one turn. */
export const sharingATurn = <T>(work: () => Promise<T>): Promise<T> => asked.run({ last: Promise.resolve() }, work);

/** Does `work` behind what the same request asked before it; at once where no request is shared. */
export function inOrder<T>(work: () => Promise<T>): Promise<T> {
  const shared = asked.getStore();
  if (shared === undefined) return work();
  const mine = shared.last.then(work);
  shared.last = mine.catch(() => undefined);
  return mine;
}
