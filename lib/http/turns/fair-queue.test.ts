import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import { FairQueue } from "./fair-queue";

const bounds = { atOnce: 2, waiting: 4, longest: 10_000 };

/** Asks, and writes down who got a turn or none. */
function asking(queue: FairQueue, log: string[]) {
  return (caller: string, name: string, gone?: AbortSignal) =>
    queue.take(caller, gone).then((outcome) => {
      log.push("end" in outcome ? name : `no ${name}`);
      return "end" in outcome ? outcome : null;
    });
}

const settled = () => sleep(5);

it("callers get their turns one after the other, however much one of them asks", async () => {
  const queue = new FairQueue({ ...bounds, waiting: 10 });
  const log: string[] = [];
  const ask = asking(queue, log);
  const first = await ask("a", "a1");
  for (const name of ["a2", "a3", "a4"]) void ask("a", name).then((turn) => turn?.end());
  const other = await ask("b", "b1");
  void ask("b", "b2").then((turn) => turn?.end());
  void ask("c", "c1").then((turn) => turn?.end());
  await settled();
  expect(log).toEqual(["a1", "b1"]);
  expect(queue.counts).toEqual({ answering: 2, waiting: 5 });
  first?.end();
  other?.end();
  await settled();
  expect(log.slice(2)).toEqual(["a2", "b2", "c1", "a3", "a4"]);
  expect(queue.counts).toEqual({ answering: 0, waiting: 0 });
});

it("nobody takes the last place from the others", async () => {
  const queue = new FairQueue(bounds);
  const log: string[] = [];
  const ask = asking(queue, log);
  await ask("a", "a1");
  void ask("a", "a2");
  await ask("b", "b1");
  expect(log).toEqual(["a1", "b1"]);
});

it("where no more may wait, the newest question of whoever has most waiting is refused", async () => {
  const queue = new FairQueue(bounds);
  const log: string[] = [];
  const ask = asking(queue, log);
  await Promise.all([ask("a", "a1"), ask("b", "b1")]);
  for (const name of ["a2", "a3", "a4"]) void ask("a", name);
  void ask("b", "b2");
  await settled();
  expect(log.slice(2)).toEqual([]);
  void ask("a", "a5");
  await settled();
  void ask("c", "c1");
  await settled();
  expect(log.slice(2)).toEqual(["no a5", "no a4"]);
  expect(queue.counts.waiting).toBe(4);
});

it("nobody waits longer than agreed, and is told when to come back", async () => {
  const queue = new FairQueue({ ...bounds, longest: 30 });
  await Promise.all([queue.take("a"), queue.take("b")]);
  const begun = performance.now();
  const refused = await queue.take("c");
  expect("seconds" in refused && refused.seconds).toBeGreaterThanOrEqual(1);
  expect(performance.now() - begun).toBeGreaterThanOrEqual(29);
  expect(queue.counts).toEqual({ answering: 2, waiting: 0 });
});

it("who leaves waits no more, and takes no turn", async () => {
  const queue = new FairQueue(bounds);
  const log: string[] = [];
  const ask = asking(queue, log);
  const first = await ask("a", "a1");
  const leaving = new AbortController();
  void ask("a", "a2", leaving.signal);
  void ask("a", "a3");
  leaving.abort();
  await settled();
  first?.end();
  await settled();
  expect(log).toEqual(["a1", "no a2", "a3"]);
  await ask("b", "b1", leaving.signal);
  expect(log.at(-1)).toBe("no b1");
});

it("a turn that is ended twice frees one place", async () => {
  const queue = new FairQueue(bounds);
  const turn = await queue.take("a");
  await queue.take("b");
  for (let times = 0; times < 2; times++) if ("end" in turn) turn.end();
  expect(queue.counts).toEqual({ answering: 1, waiting: 0 });
});

it("what ended one turn ends the wait of all others, and those who come later get theirs", async () => {
  const queue = new FairQueue(bounds);
  const [first, second] = await Promise.all([queue.take("a"), queue.take("b")]);
  const waiting = [queue.take("a"), queue.take("c"), queue.take("c")];
  queue.refuseAll("the database is away");
  for (const outcome of await Promise.all(waiting)) expect(outcome).toMatchObject({ because: "the database is away" });
  expect(queue.counts).toEqual({ answering: 2, waiting: 0 });
  for (const turn of [first, second]) if ("end" in turn) turn.end();
  expect("end" in (await queue.take("c"))).toBe(true);
});
