import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import { inOrder, sharingATurn } from "./one-at-a-time";

/** Begins three things, and says how many were under way at once. */
async function mostAtOnce(): Promise<number> {
  let [inside, most] = [0, 0];
  const work = async () => {
    most = Math.max(most, ++inside);
    await sleep(5);
    inside--;
  };
  await Promise.all([inOrder(work), inOrder(work), inOrder(work)]);
  return most;
}

it("what one request asks is done one after the other, a failure among it, too", async () => {
  expect(await sharingATurn(mostAtOnce)).toBe(1);
  const answers = await sharingATurn(() =>
    Promise.allSettled([inOrder(() => Promise.reject(new Error("no"))), inOrder(() => Promise.resolve("yes"))]),
  );
  expect(answers.map(({ status }) => status)).toEqual(["rejected", "fulfilled"]);
});

it("requests do not wait for each other", async () => {
  const begun = performance.now();
  await Promise.all(Array.from({ length: 50 }, () => sharingATurn(() => inOrder(() => sleep(50)))));
  expect(performance.now() - begun).toBeLessThan(1_500);
});

it("what belongs to no request begins at once", async () => {
  expect(await mostAtOnce()).toBe(3);
});
