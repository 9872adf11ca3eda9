/** A fact about a whole repository that rules of one language compute, once per generation of the index. */
import type { Queryable } from "../../db/pool";
import { readOnce } from "./kept-facts";

export class RepositoryFact<T> {
  /** by what holds as long as the index stays as it is, then by repository */
  private readonly known = new WeakMap<object, Map<number, Promise<T>>>();

  /** @param read works it out; a failure is not kept */
  constructor(private readonly read: (pool: Queryable, repositoryId: number) => Promise<T>) {}

  of(linked: object, pool: Queryable, repositoryId: number): Promise<T> {
    let ofIndex = this.known.get(linked);
    if (!ofIndex) this.known.set(linked, (ofIndex = new Map()));
    return readOnce(ofIndex, repositoryId, () => this.read(pool, repositoryId));
  }
}
