/** Names as people write them: two to five words of the trade, in camel, Pascal, snake or capitals. */
import type { Random } from "./random";

const WORDS = (
  "get set is has add remove find read write open close init free alloc copy move map list array queue stack tree node " +
  "page file path dir inode block buffer cache lock mutex thread task process signal event timer clock user group role " +
  "session token key value entry item index count size length offset range start end first last next prev parent child " +
  "root leaf left right top bottom width height color texture mesh actor pawn player controller camera light shader " +
  "render draw paint update refresh reload load save store fetch send receive request response header body packet frame " +
  "stream channel socket port host address network device driver bus memory heap pool slab zone region segment sector " +
  "disk mount super journal commit rollback transaction query result row column table schema field record object class " +
  "type kind name label text string char byte word line token parser lexer scanner printer formatter encoder decoder " +
  "hash digest cipher sign verify check assert test mock stub fake spy trace log debug info warn error fatal panic"
).split(" ");

export function syntheticName(next: Random): string {
  const count = 2 + Math.floor(next() * 4);
  const words = Array.from({ length: count }, () => WORDS[Math.floor(next() * WORDS.length)]);
  if (next() < 0.15) words.push(String(Math.floor(next() * 100)));
  const capital = (word: string): string => word[0].toUpperCase() + word.slice(1);
  const style = next();
  if (style < 0.35) return words.join("_");
  if (style < 0.7) return words[0] + words.slice(1).map(capital).join("");
  if (style < 0.9) return words.map(capital).join("");
  return words.join("_").toUpperCase();
}
