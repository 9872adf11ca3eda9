/** The thread's end of FollowingThread: the messages that it receives and sends. For the threads' programs only. */
import { parentPort } from "node:worker_threads";
import { toFollowerSchema, type FromFollower } from "./following-messages";

export class Follower {
  /** messages that came so far */
  looks = 0;
  /** somebody waits for all that is there now */
  hurry = false;
  private ring = (): void => {};

  constructor() {
    parentPort?.on("message", (raw) => {
      const { type } = toFollowerSchema.parse(raw);
      this.looks++;
      this.hurry ||= type === "finish";
      this.ring();
    });
  }

  /** Resolves at the next message. */
  rung(): Promise<void> {
    return new Promise((resolve) => (this.ring = resolve));
  }

  /** Everything that was there at the `looks`th message is covered. */
  level(looks: number): void {
    this.tell({ type: "level", looks });
  }

  /** @param message why it goes on from the start; it needs no help for that */
  readonly failed = (message: string): void => this.tell({ type: "failed", message });

  private tell(message: FromFollower): void {
    parentPort?.postMessage(message);
  }
}
