/** A process that sends each handle back three times, as the launcher does. For tests only. */
process.on("message", (_message, handle) => {
  const socket = /** @type {import("node:net").Server} */ (handle);
  for (let left = 3; left > 0; left--)
    process.send?.({ type: "copy" }, socket, undefined, left === 1 ? () => socket.close() : undefined);
});
