/** Presses a key and times, inside the page itself, what it brings about. */
import type { Page } from "@playwright/test";

export interface Told {
  /** what the sign said */
  said: string;
  /** milliseconds from the key to behind the paint of the frame that shows it */
  took: number;
}

interface TimedKeyOptions {
  /**
   * reads from the page, as the body of a function, what the key brought about; null until it is there. It is read
   * once before the key, too, so that it may keep what it began from: the key's first frame may show all of it.
   */
  sign: string;
  /** milliseconds that it may take */
  within: number;
  /**
   * the sign appears while a frame is drawn, as the editor's lines do: such a frame is waited for, not the next one
   */
  inFrames?: boolean;
}

/** @returns null when nothing came in time */
export async function timedKey(page: Page, key: string, options: TimedKeyOptions): Promise<Told | null> {
  // The page listens before the key comes: a key may overtake whatever else it is told.
  const timing = await page.evaluateHandle(timeInPage, options);
  await page.keyboard.press(key);
  return timing.evaluate(({ told }) => told);
}

/** Runs in the page. */
function timeInPage({ sign, within, inFrames = false }: TimedKeyOptions): { told: Promise<Told | null> } {
  const read = new Function(sign) as () => string | null;
  read();
  const told = new Promise<Told | null>((resolve) => {
    let pressed = NaN;
    addEventListener("keydown", ({ timeStamp }) => (pressed = timeStamp), { capture: true, once: true });
    const { port1, port2 } = new MessageChannel();
    /** Whether a frame is being drawn: a message that was sent in it comes behind its paint. */
    let drawing = false;
    let said: string | null = null;
    let ended = false;
    const end = (told: Told | null): void => {
      ended = true;
      watching.disconnect();
      resolve(told);
    };
    port1.onmessage = () => {
      drawing = false;
      if (said !== null && !ended) end({ said, took: performance.now() - pressed });
    };
    const frame = (): void => {
      if (ended) return;
      drawing = true;
      look();
      port2.postMessage(null);
      if (inFrames) requestAnimationFrame(frame);
    };
    const look = (): void => {
      if (said !== null || Number.isNaN(pressed)) return;
      said = read();
      if (said !== null && !drawing && !inFrames) requestAnimationFrame(frame);
    };
    const watching = new MutationObserver(look);
    watching.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    if (inFrames) requestAnimationFrame(frame);
    setTimeout(() => !ended && end(null), within);
  });
  return { told };
}
