/** A symbol's picture as PNG. The last ones are kept; a few are drawn at once. */
import { ImageResponse } from "next/og";
import type { DeclaredSymbol } from "@/lib/contract/symbol-declaration";
import { BoundedMap } from "@/lib/bounded-map";
import { inTurn } from "@/components/symbol/in-turn";
import { CARD_SIZE, CardPicture } from "@/components/card/card-picture";
import { cardWords } from "@/components/card/card-words";

/** Bytes of pictures that are kept. */
const KEPT = 8 * 1024 * 1024;
const kept = new BoundedMap<string, ArrayBuffer>(KEPT);

export async function cardImage(symbol: DeclaredSymbol, signal: AbortSignal): Promise<ArrayBuffer> {
  const words = cardWords(symbol);
  // What is drawn is all that it depends on: a symbol that changes has another picture.
  const key = JSON.stringify(words);
  const known = kept.get(key);
  if (known !== undefined) return known;
  const drawn = await inTurn(() => new ImageResponse(<CardPicture {...words} />, CARD_SIZE).arrayBuffer(), signal);
  kept.set(key, drawn, drawn.byteLength);
  return drawn;
}
