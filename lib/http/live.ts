/** The process answers. Says nothing about the database: `ready` does. */
import { answer } from "./respond";

export const live = (requestId: string): Response => answer({ status: "live" }, requestId);
