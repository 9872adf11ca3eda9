/**
 * Loaded into the programs that the launcher starts: when the launcher is gone, however it ended, they end too. They
 * have a moment to do it in their own way.
 */
const GRACE_MS = 3_000;

process.on("disconnect", () => setTimeout(() => process.exit(1), GRACE_MS).unref());
