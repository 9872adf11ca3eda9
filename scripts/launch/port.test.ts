import { createServer, type AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { choosePort } from "./port";

test("a port that was asked for is taken as it is, and refused by number when it is in use", async () => {
  const other = createServer();
  const port = await new Promise<number>((resolve) =>
    other.listen(0, "127.0.0.1", () => resolve((other.address() as AddressInfo).port)),
  );
  await expect(choosePort(port)).rejects.toMatchObject({
    code: "port_in_use",
    message: expect.stringContaining(`${port}`),
  });
  await new Promise((resolve) => other.close(resolve));
  expect(await choosePort(port)).toBe(port);
});

test("without a wish there is always a free one", async () => {
  const first = await choosePort(undefined);
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(first, "127.0.0.1", resolve));
  expect(await choosePort(undefined)).toBeGreaterThan(first);
  other.close();
});
